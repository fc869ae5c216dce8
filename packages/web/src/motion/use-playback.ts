import { useEffect, useMemo } from 'react';
import { reducedMotion, settings } from '../client/settings.ts';
import type { Store } from '../client/store.ts';
import type { TableState } from '../client/table-state.ts';
import type { Motion } from './motion.ts';
import { createPlayback, type Playback } from './playback.ts';

/** Follows a table: every update becomes moments to be shown. */
export function usePlayback(store: Store<TableState>, motion: Motion): Playback {
  const playback = useMemo(() => createPlayback(motion, () => (reducedMotion() || document.hidden ? 0 : settings.get().speed)), [motion]);
  useEffect(() => {
    const stop = follow(store, playback);
    return () => {
      stop();
      playback.stop();
    };
  }, [store, playback]);
  return playback;
}

/** Shows the table as it stands, and from then on what happens at it. Returns how to stop. */
export function follow(store: Store<TableState>, playback: Playback): () => void {
  let epoch = -1;
  let seq = -1;
  const look = (): void => {
    const s = store.get();
    if (!s.game) return;
    if (s.epoch !== epoch) playback.reset(s.game.view, s.game.events.at(-1)?.n ?? 0);
    else if (s.seq !== seq) playback.add(s.game.moments);
    ({ epoch, seq } = s);
  };
  look();
  return store.subscribe(look);
}
