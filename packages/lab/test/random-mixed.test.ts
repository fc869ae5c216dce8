import { describe, it } from 'vitest';
import { LONG, playRandomGames } from './games.ts';

describe('random games in which everything is checked', () => {
  it('33 with any number of players', LONG, () => {
    playRandomGames('any', 33, { players: { min: 3, max: 8 }, aliens: [] });
  });

  it('32 with three to five players', LONG, () => {
    playRandomGames('few', 32, { players: { min: 3, max: 5 }, aliens: [] });
  });
});
