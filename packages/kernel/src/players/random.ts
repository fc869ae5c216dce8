import { randomFrom, sampleAnswer } from '../index.ts';
import type { Bot } from './bot.ts';

/** How often it uses an effect that it may use at any time. */
const RAISES = 1 / 8;

/** Answers anything legal. The measure for other bots, and good at finding faults. */
export function random(seed: string): Bot {
  const r = randomFrom(`random:${seed}`);
  return {
    name: 'random',
    answer: (_seen, d) => sampleAnswer(d, r),
    raise: (_seen, raisable) => (r.chance(RAISES) ? r.pick(raisable) : null),
  };
}
