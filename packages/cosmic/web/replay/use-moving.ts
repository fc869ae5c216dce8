import type { Lexicon } from '../../text/index.ts';
import { eventsOf } from '@parley/kernel/client';
import type { ReplayStep } from '@parley/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { reducedMotion, settings } from '@parley/web/client/settings.ts';
import { useStore } from '@parley/web/client/store.ts';
import type { Board } from '../model/board.ts';
import { beatsOf } from '../motion/beats.ts';
import { createPlayback, type Shown } from '../motion/playback.ts';

/** One step on is seen to happen; any other jump shows how things stand. */
export function useMoving(step: ReplayStep, board: Board, lexicon: Lexicon, speed: number): Shown {
  const factor = useRef(speed);
  factor.current = speed;
  const [playback] = useState(() => createPlayback(() => (reducedMotion() ? 0 : settings.get().speed / factor.current)));
  const before = useRef<{ readonly at: number; readonly board: Board } | null>(null);
  const shown = useStore(playback.shown);
  useEffect(() => () => playback.stop(), [playback]);
  useEffect(() => {
    const last = before.current;
    before.current = { at: step.at, board };
    const events = eventsOf(step.frames);
    const upTo = events.at(-1)?.n ?? 0;
    const first = events[0]?.n ?? 0;
    if (last && step.at > last.at && step.at - last.at < NEAR && first > 0) {
      playback.jump();
      playback.add(beatsOf(last.board, events, board, lexicon));
    } else playback.reset(board, upTo);
  }, [playback, step, board, lexicon]);
  // Until the effect has run the old board would flash by.
  return shown.board === null ? { board, upTo: 0, flights: [], ms: 0, busy: false } : shown;
}
/** Steps in which nothing could be seen lie between two moments; more than this is a jump. */
const NEAR = 12;
