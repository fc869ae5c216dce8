import { disturb, emit, placeCell, touch } from '@parley/kernel';
import { COLOURS, WARP, type Cosmic, type Player, type ShipGroup, type PlaceNo } from '../state/state.ts';
import { groupsIn } from './groups.ts';
import { noWorld, placeName } from './places.ts';

// A planet may go to the warp. It still belongs to its home system, which is why `system` says what it said, but nobody can be encountered
// there, and ships on it are both on a colony and in the warp.

const WARP_ONLY: readonly number[] = [WARP];
/** Everywhere in the warp. */
export const warpPlaces = ({ s: { warpWorlds } }: Cosmic): readonly PlaceNo[] =>
  warpWorlds === undefined ? WARP_ONLY : [WARP, ...warpWorlds];
export const isWarp = (g: Cosmic, place: PlaceNo): boolean => place === WARP || isWarpWorld(g, place);
/** Is this planet part of the warp by now? */
export const isWarpWorld = ({ s: { warpWorlds } }: Cosmic, planet: PlaceNo): boolean =>
  warpWorlds !== undefined && warpWorlds.includes(planet);

/** The ships of a player in the warp. */
export const groupsInWarp = (g: Cosmic, p: Player): ShipGroup[] => groupsIn(g, p, warpPlaces(g));
/** How many of these ships are in the warp. */
export function countInWarp(g: Cosmic, groups: readonly ShipGroup[]): number {
  let n = 0;
  for (const x of groups) if (isWarp(g, x.place)) n += x.n;
  return n;
}
/** All ships in the warp, whosever they are. A stack is one ship. */
export function allInWarp(g: Cosmic): number {
  let n = 0;
  for (const place of warpPlaces(g)) for (const k of g.s.ships.at[place]) n += k;
  return n;
}

/** A planet goes to the warp, with everything on it. */
export function sendToWarp(g: Cosmic, planet: PlaceNo): void {
  g.s.warpWorlds = [...(g.s.warpWorlds ?? []), planet];
  changed(g, planet);
  emit(g, 'planet-to-warp', { planet: placeName(g, planet) });
}

/** It comes back into its home system. */
export function recallFromWarp(g: Cosmic, planet: PlaceNo): void {
  noWorld(g, planet);
  changed(g, planet);
  emit(g, 'planet-moved', { planet: placeName(g, planet), system: COLOURS[g.s.places[planet].system] });
}

function changed(g: Cosmic, planet: PlaceNo): void {
  touch(g, 'map');
  touch(g, placeCell(planet));
  disturb(g);
}
