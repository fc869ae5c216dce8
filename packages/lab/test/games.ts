import { fuzzGame } from '../src/fuzz/game.ts';
import type { Wishes } from '../src/fuzz/options.ts';

/** On a busy machine they take long. */
export const LONG = { timeout: 600_000 };

/** Plays random games in which everything is checked; the message of a failure has the command that plays it again. */
export function playRandomGames(seed: string, games: number, wishes: Wishes): void {
  for (let i = 1; i <= games; i++) fuzzGame({ seed: `${seed}.${i}`, wishes, thorough: false });
}
