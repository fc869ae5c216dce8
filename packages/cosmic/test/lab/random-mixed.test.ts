import { describe } from 'vitest';
import { playRandomGames } from './games.ts';

describe('random games in which everything is checked', () => {
  playRandomGames('any', 33, { min: 3, max: 8 });
  playRandomGames('few', 32, { min: 3, max: 5 });
});
