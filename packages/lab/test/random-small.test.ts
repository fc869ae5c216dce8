import { describe, it } from 'vitest';
import { LONG, playRandomGames } from './games.ts';

describe('random games in which everything is checked', () => {
  it('28 with three players', LONG, () => {
    playRandomGames('three', 28, { players: { min: 3, max: 3 }, aliens: [] });
  });

  it('30 with four players', LONG, () => {
    playRandomGames('four', 30, { players: { min: 4, max: 4 }, aliens: [] });
  });
});
