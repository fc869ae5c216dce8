import { describe, it } from 'vitest';
import { LONG, playRandomGames } from './games.ts';

describe('random games in which everything is checked', () => {
  it('20 with seven players', LONG, () => {
    playRandomGames('seven', 20, { players: { min: 7, max: 7 }, aliens: [] });
  });

  it('15 with eight players', LONG, () => {
    playRandomGames('eight', 15, { players: { min: 8, max: 8 }, aliens: [] });
  });
});
