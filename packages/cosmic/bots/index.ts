import { fallbackAnswer, whyIllegal } from '@parley/kernel';
import type { Bot } from '@parley/kernel/players';
import type { CosmicView } from '../view/cosmic-view.ts';
import { knownAnswer } from './answer/answers.ts';
import { readBoard } from './see/board.ts';
import { dice } from './judge/dice.ts';
import { genericAnswer } from './judge/generic.ts';
import { wantsToRaise } from './answer/raises.ts';

/**
 * A sensible opponent. It remembers nothing: what it answers follows from its seed, its view and the question, so a table
 * that comes back after a restart has the same opponent.
 */
export function rookie(seed: string): Bot<CosmicView> {
  const { roll } = dice(seed);
  return {
    name: 'rookie',
    answer(seen, d) {
      const b = readBoard(seen);
      const a = knownAnswer(b, d) ?? genericAnswer(b, d);
      // A question it misunderstands must not stop the table.
      return whyIllegal(d, a) === null ? a : fallbackAnswer(d);
    },
    raise(seen, raisable) {
      const b = readBoard(seen);
      return raisable.find((key) => wantsToRaise(b, key, roll(b, key))) ?? null;
    },
  };
}
