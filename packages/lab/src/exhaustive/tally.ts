import type { Random } from '@parley/kernel';
import type { Tally, Target } from '../contract/game-lab.ts';

export function count(tally: Tally, target: Target, n = 1): void {
  tally[target] = (tally[target] ?? 0) + n;
}

/** What was hardly used first, in a random order otherwise. */
export const byRarity = <T>(r: Random, items: readonly T[], times: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, rank: Math.log2(1 + times(item)) + r.below(1000) / 500 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
