import { describe } from 'vitest';
import { playRandomGames } from './games.ts';

describe('random games in which everything is checked', () => {
  playRandomGames('five', 30, { min: 5, max: 5 });
  playRandomGames('six', 20, { min: 6, max: 6 });
});
