import type { Lexicon } from '../../text/index.ts';
import { useEffect, useMemo } from 'react';
import { reducedMotion, settings } from '@parley/web/client/settings.ts';
import type { Store } from '@parley/web/client/store.ts';
import type { TableState } from '@parley/web/client/table-state.ts';
import type { Board } from '../model/board.ts';
import { readBoard } from '../model/model.ts';
import { beatsOf } from './beats.ts';
import { createPlayback, type Playback } from './playback.ts';

/** Follows a table: every update becomes moments to be shown. */
export function usePlayback(store: Store<TableState>, lexicon: Lexicon | null): Playback {
  const playback = useMemo(() => createPlayback(() => (reducedMotion() || document.hidden ? 0 : settings.get().speed)), []);
  useEffect(() => {
    if (!lexicon) return undefined;
    let epoch = -1;
    let view: unknown = null;
    let told = 0;
    let board: Board | null = null;
    const follow = (): void => {
      const s = store.get();
      if (!s.game) return;
      const last = s.game.events.at(-1)?.n ?? 0;
      if (s.epoch !== epoch || !board) {
        epoch = s.epoch;
        board = readBoard(s.game.view);
        playback.reset(board, last);
      } else if (s.game.view !== view || last !== told) {
        const from = told;
        const before = board;
        board = readBoard(s.game.view);
        playback.add(
          beatsOf(
            before,
            s.game.events.filter((e) => e.n > from),
            board,
            lexicon,
            from,
          ),
        );
      }
      ({ view } = s.game);
      told = last;
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      playback.stop();
    };
  }, [store, lexicon, playback]);
  return playback;
}
