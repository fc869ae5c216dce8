import { openTable } from '@parley/kernel';
import { playGame, playOut, randomPlayer } from '@parley/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bidding } from './bidding.ts';

const command = (seed: string): string => `vitest run packages/kernel/test/bidding.test.ts, seed ${seed}`;

describe('a game of secret bids stands on the same kernel', () => {
  it('passes the generic test with fifty seeds', () => {
    let scrambled = 0;
    for (let i = 0; i < 50; i++) {
      const report = playGame(bidding, { players: 2 + (i % 4) }, `bidding-${i}`, { command });
      expect(report.answers).toBe(8 * (2 + (i % 4)));
      scrambled += report.scrambled;
    }
    expect(scrambled).toBeGreaterThan(50);
  });

  it('passes it as well when every answer is looked at closely', () => {
    for (let i = 0; i < 5; i++) playGame(bidding, { players: 2 + (i % 4) }, `closer-${i}`, { command, thorough: true });
  });

  it('plays the same game for the same seed', () => {
    const play = (seed: string) => {
      const table = openTable(bidding, { players: 4 }, seed);
      playOut(table, randomPlayer('the same players'));
      return table.game.s;
    };
    expect(play('one')).toEqual(play('one'));
    expect(play('one')).not.toEqual(play('two'));
  });

  it('says what is wrong with its options', () => {
    expect(() => openTable(bidding, { players: 9 }, 'seed')).toThrow('Bidding needs 2 to 5 players.');
    expect(() => openTable(bidding, null, 'seed')).toThrow('Bidding needs 2 to 5 players.');
  });
});
