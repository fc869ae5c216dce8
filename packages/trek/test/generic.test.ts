import { playGame } from '@parley/kernel/testing';
import { describe, it } from 'vitest';
import { trek } from '../index.ts';
import { randomOptions } from '../testing/index.ts';

/** Random players seldom end a game: after so many answers it has been looked at enough. */
const ANSWERS = 400;

describe('whole random games with random decks', () => {
  it.each(Array.from({ length: 24 }, (_, i) => `generic.${i}`))('%s', (seed) => {
    playGame(trek, randomOptions(seed), seed, {
      command: (x) => `npm run lab -- fuzz --game trek --games 1 --seed ${x}`,
      maxAnswers: ANSWERS,
      openEnd: true,
    });
  });

  it('looked at closely after every answer', () => {
    for (const seed of ['close.0', 'close.1'])
      playGame(trek, randomOptions(seed), seed, { command: (x) => x, maxAnswers: 120, openEnd: true, thorough: true });
  });
});
