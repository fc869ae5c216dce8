import { checkGolden, folderOf, readGolden } from '@parley/lab/golden/games.ts';
import { fuzzGame } from '@parley/lab/fuzz/game.ts';
import { describe, expect, it } from 'vitest';
import { bidsLab } from '../../lab/index.ts';

describe('Sealed Bids in the lab', () => {
  it('leads where its golden games led', () => {
    const games = readGolden(folderOf(bidsLab));
    expect(games.length).toBeGreaterThan(0);
    expect(games.map(checkGolden)).toEqual(games.map(() => null));
  });

  it('is played at random, with everything checked', () => {
    for (let i = 0; i < 10; i++) {
      const wishes = { players: { min: 2, max: 4 }, given: {} };
      expect(fuzzGame({ game: 'bids', seed: `lab.${i}`, wishes, thorough: true }).answers).toBeGreaterThan(0);
    }
  });
});
