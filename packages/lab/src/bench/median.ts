/** How long one turn takes, in milliseconds: figures are medians of many, so that a host that stalls now and then does not matter. */
export const TURN = 1000;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1];
}
