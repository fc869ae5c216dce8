import { describe } from 'vitest';
import { playRandomGames } from './games.ts';

describe('random games in which everything is checked', () => {
  playRandomGames('three', 28, { min: 3, max: 3 });
  playRandomGames('four', 30, { min: 4, max: 4 });
});
