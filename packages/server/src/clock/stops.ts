import type { Decision } from '@parley/kernel';
import type { Stop } from '../protocol/index.ts';

/** What a player wants to be asked. */
export interface Stops {
  readonly windows: { readonly [at: string]: Stop };
  readonly passUntil: 'change' | 'turn' | null;
}

export const ASK_ALL: Stops = { windows: {}, passUntil: null };

/** Does the player want the server to pass here? Only where passing is an answer. */
export function passesHere(stops: Stops, d: Decision): boolean {
  if (d.kind !== 'choose' || d.shows?.role !== 'use' || !d.options.includes('pass')) return false;
  const at = d.data?.at;
  const stop = (typeof at === 'string' ? own(stops.windows, at) : undefined) ?? own(stops.windows, '*') ?? 'ask';
  return stop === 'never' || (stop === 'ask' && stops.passUntil !== null);
}

const own = (windows: Stops['windows'], at: string): Stop | undefined => (Object.hasOwn(windows, at) ? windows[at] : undefined);
