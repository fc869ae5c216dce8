import type { Histogram } from './tally.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95%. */
const Z = 1.959963984540054;

/** Wilson's interval for a share: good for few games and for shares near nothing or all. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const p = wins / games;
  const z2 = (Z * Z) / games;
  const middle = (p + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games));
  return { low: wins === 0 ? 0 : Math.max(0, middle - half), high: wins === games ? 1 : Math.min(1, middle + half) };
}

export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
  readonly least: number;
  readonly most: number;
}

export function spreadOf(h: Histogram): Spread {
  const values = [...h].sort(([a], [b]) => a - b);
  let games = 0;
  let sum = 0;
  for (const [value, n] of values) {
    games += n;
    sum += value * n;
  }
  if (games === 0) return { mean: 0, median: 0, p95: 0, least: 0, most: 0 };
  return {
    mean: sum / games,
    median: quantile(values, games, 0.5),
    p95: quantile(values, games, 0.95),
    least: values[0][0],
    most: values[values.length - 1][0],
  };
}

/** The least value that at least this part of all games does not exceed. */
function quantile(sorted: readonly (readonly [number, number])[], games: number, part: number): number {
  let seen = 0;
  for (const [value, n] of sorted) {
    seen += n;
    if (seen >= games * part) return value;
  }
  return sorted[sorted.length - 1][0];
}
