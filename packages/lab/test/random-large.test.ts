import { describe, it } from 'vitest';
import { LONG, playRandomGames } from './games.ts';

describe('random games in which everything is checked', () => {
  it('15 with seven players', LONG, () => {
    playRandomGames('seven', 15, { players: { min: 7, max: 7 }, aliens: [] });
  });

  it('12 with eight players', LONG, () => {
    playRandomGames('eight', 12, { players: { min: 8, max: 8 }, aliens: [] });
  });
});
