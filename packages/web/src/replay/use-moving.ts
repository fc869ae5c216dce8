import { eventsOf, viewAfter } from '@parley/kernel/client';
import type { ReplayStep } from '@parley/server/protocol';
import { useEffect, useRef, useState } from 'react';
import { momentsOf } from '../client/moments.ts';
import { reducedMotion, settings } from '../client/settings.ts';
import { useStore } from '../client/store.ts';
import type { Motion } from '../motion/motion.ts';
import { createPlayback, type Shown } from '../motion/playback.ts';

/** One step on is seen to happen; any other jump shows how things stand. */
export function useMoving(step: ReplayStep, motion: Motion, speed: number): Shown {
  const factor = useRef(speed);
  factor.current = speed;
  const [playback] = useState(() => createPlayback(motion, () => (reducedMotion() ? 0 : settings.get().speed / factor.current)));
  const before = useRef<number | null>(null);
  const shown = useStore(playback.shown);
  useEffect(() => () => playback.stop(), [playback]);
  useEffect(() => {
    const last = before.current;
    before.current = step.at;
    if (last !== null && step.at > last && step.at - last < NEAR) {
      playback.jump();
      playback.add(momentsOf(step.before, step.frames));
    } else playback.reset(viewAfter(step.before, step.frames), eventsOf(step.frames).at(-1)?.n ?? 0);
  }, [playback, step]);
  return shown;
}
/** Steps in which nothing could be seen lie between two moments; more than this is a jump. */
const NEAR = 12;
