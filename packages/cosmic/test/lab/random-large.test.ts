import { describe } from 'vitest';
import { playRandomGames } from './games.ts';

describe('random games in which everything is checked', () => {
  playRandomGames('seven', 15, { min: 7, max: 7 });
  playRandomGames('eight', 12, { min: 8, max: 8 });
});
