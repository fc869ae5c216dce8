import { describe, it } from 'vitest';
import { LONG, playRandomGames } from './games.ts';

describe('random games in which everything is checked', () => {
  it('30 with five players', LONG, () => {
    playRandomGames('five', 30, { players: { min: 5, max: 5 }, aliens: [] });
  });

  it('20 with six players', LONG, () => {
    playRandomGames('six', 20, { players: { min: 6, max: 6 }, aliens: [] });
  });
});
