import { it } from 'vitest';
import { fuzzGame } from '@parley/lab/fuzz/game.ts';
import type { Wishes } from '@parley/lab/kit';

/** Now and then random players need ten thousand answers to end a game. All that can happen has happened long before. */
const MOST = 2_000;

/** Random games in which everything is checked, a test each; the message of a failure has the command that plays it again. */
export function playRandomGames(seed: string, games: number, players: Wishes['players']): void {
  for (let i = 1; i <= games; i++)
    it(`${seed}.${i}`, () => {
      fuzzGame({ game: 'cosmic', seed: `${seed}.${i}`, wishes: { players, given: {} }, thorough: false, most: MOST });
    });
}
