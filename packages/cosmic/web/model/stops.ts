import { OCCASIONS } from '../../text/index.ts';
import type { Stop } from '@parley/server/protocol';
import type { Phase } from './board.ts';

export type Stops = { readonly [window: string]: Stop };

/** Windows that belong to a phase of the encounter, by the name they have in questions. */
const PREFIX: { readonly [P in Phase]: readonly string[] } = {
  'start-turn': ['turn.start', 'encounter.start', 'encounter.wins'],
  regroup: ['regroup.'],
  destiny: ['destiny.'],
  launch: ['launch.'],
  alliance: ['alliance.'],
  planning: ['planning.'],
  reveal: ['reveal.'],
  resolution: ['resolution.', 'encounter.end', 'encounter.after', 'encounter.second', 'turn.end'],
};

export const windowsOf = (phase: Phase): string[] =>
  Object.keys(OCCASIONS).filter((w) => w.startsWith('window:') && PREFIX[phase].some((p) => w.slice(7).startsWith(p)));

export const stopAt = (stops: Stops, window: string): Stop => stops[window] ?? stops['*'] ?? 'ask';

/** The stop that all windows of a phase have, or null when they differ. */
export function phaseStop(stops: Stops, phase: Phase): Stop | null {
  const [first, ...rest] = windowsOf(phase).map((w) => stopAt(stops, w));
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
