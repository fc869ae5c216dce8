import { endsWith, type Flow } from '@parley/kernel';
import { personOf } from '../state/people.ts';
import type { Colour, Cosmic, PlaceNo } from '../state/state.ts';
import { event, awaited, type Founding } from '../timing/events.ts';
import { hasColony, isPlanet } from './places.ts';

const isLossAwaited = awaited('colonies.lost');
const lost = event('colonies.lost');

/** A colour has no ship left on a planet. Only written down, and only where somebody waits for it: ships move in the middle of things. */
export function noteVacated(g: Cosmic, place: PlaceNo, colour: Colour): void {
  if (isLossAwaited(g)) (g.s.vacated ??= []).push({ place, colour });
}

/** Once all ships stand where they belong, those who lost colonies by it are told. */
export const vacatedLaw = (g: Cosmic): Flow<boolean> =>
  g.s.vacated === undefined || g.s.vacated.length === 0 ? UNCHANGED : tellVacated(g);
const UNCHANGED = endsWith(false);

function* tellVacated(g: Cosmic): Flow<boolean> {
  const gone: Founding[] = [];
  for (const { place, colour } of g.s.vacated?.splice(0) ?? []) {
    const who = personOf(g, colour);
    if (who < 0 || (isPlanet(g, place) && hasColony(g, who, place))) continue;
    if (!gone.some((x) => x.who === who && x.place === place)) gone.push({ who, place });
  }
  if (gone.length > 0) yield* lost(g, { gone });
  return false;
}
