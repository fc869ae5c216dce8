import { describe, expect, it } from 'vitest';
import { rookie } from '../../bots/index.ts';
import { playBots, random } from '@parley/kernel/players';
import { randomTable } from './seats.ts';

const GAMES = 120;
const PLAYERS = 5;

describe('rookie', () => {
  it('among four randoms wins at least twice as often as a random does', () => {
    let rookies = 0;
    let randoms = 0;
    for (let n = 0; n < GAMES; n++) {
      const table = randomTable(`strength:${n}`, PLAYERS);
      // Everybody has each seat equally often.
      const at = n % PLAYERS;
      const bots = Array.from({ length: PLAYERS }, (_, seat) => (seat === at ? rookie(`${n}`) : random(`${n}:${seat}`)));
      playBots(table, bots, { most: 20_000 });
      expect(table.over).toBe(true);
      for (const seat of table.game.s.winners ?? []) {
        if (seat === at) rookies++;
        else randoms++;
      }
    }
    const each = randoms / (PLAYERS - 1);
    expect(rookies).toBeGreaterThanOrEqual(2 * each);
    // By far, in fact: should it ever come close to that, something is broken.
    expect(rookies).toBeGreaterThan(GAMES * 0.8);
  });
});
