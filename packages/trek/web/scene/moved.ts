import { useShown } from '@parley/web/shell';
import { useMemo } from 'react';
import type { SeenEvent } from '@parley/kernel';
import { placeOf } from '../model/atlas.ts';

/** Where something is seen to happen: the numbers of cards and locations that what happened speaks of. */
export function placesIn(events: readonly SeenEvent[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { data } of events) {
    for (const name of ['piece', 'mission'] as const) {
      const value = data[name];
      if (typeof value === 'number') found.add(value);
    }
    for (const name of ['to', 'zone'] as const) {
      const value = data[name];
      if (typeof value !== 'number') continue;
      const place = placeOf(value);
      if (place.at !== 'elsewhere') found.add(place.at === 'in' ? place.piece : place.location);
    }
  }
  return found;
}

/** What has changed at this very moment, or just now while nothing is seen to move: it is ringed. */
export function useMoved(): ReadonlySet<number> {
  const { events, missed } = useShown();
  return useMemo(() => placesIn(events.length > 0 ? events : missed), [events, missed]);
}
