import type { Stop } from '@parley/server/protocol';

/** When to be asked, by window; '*' stands for all others. */
export type Stops = { readonly [window: string]: Stop };

export const stopAt = (stops: Stops, window: string): Stop => stops[window] ?? stops['*'] ?? 'ask';

/** The stop that all these windows have, or null when they differ. */
export function commonStop(stops: Stops, windows: readonly string[]): Stop | null {
  const [first, ...rest] = windows.map((w) => stopAt(stops, w));
  return rest.every((s) => s === first) ? (first ?? null) : null;
}

/** One stop for these windows. What equals the usual stop is not kept. */
export function withStop(stops: Stops, windows: readonly string[], stop: Stop): Stops {
  const usual = stops['*'] ?? 'ask';
  const out: { [window: string]: Stop } = { ...stops };
  for (const w of windows) {
    if (stop === usual) delete out[w];
    else out[w] = stop;
  }
  return out;
}
