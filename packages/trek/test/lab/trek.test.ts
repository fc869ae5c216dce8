import { fuzzGame } from '@parley/lab/fuzz/game.ts';
import { checkGolden, folderOf, readGolden } from '@parley/lab/golden/games.ts';
import { describe, expect, it } from 'vitest';
import { trekLab } from '../../lab/index.ts';

describe('Star Trek CCG in the lab', () => {
  it('leads where its golden games led', () => {
    const games = readGolden(folderOf(trekLab));
    expect(games.length).toBe(trekLab.golden.plans.length);
    expect(games.map(checkGolden)).toEqual(games.map(() => null));
  });

  it('is played at random, with everything checked', () => {
    const wishes = { players: { min: 2, max: 2 }, given: {} };
    for (let i = 0; i < 3; i++) expect(fuzzGame({ game: 'trek', seed: `lab.${i}`, wishes, thorough: false }).answers).toBeGreaterThan(0);
  });
});
