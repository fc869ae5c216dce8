import { type Flow, ask, showing, spreadOf, type SpreadPlace, type Spread } from '@parley/kernel';
import { COLOURS } from '../../ids/colours.ts';
import { shipsId } from '../../ids/options.ts';
import { SHOWS } from '../../ids/shows.ts';
import { groupsIn, countShips } from '../board/groups.ts';
import { placeName, roomOn, isPlanet } from '../board/places.ts';
import type { ShipChoice } from '../board/ships.ts';
import type { Cosmic, Player, ShipGroup, PlaceNo } from '../state/state.ts';

/** The option id of a group of ships: 'blue/2', with the colour when it is not the player's own, with the stack if one. */
export function groupKey(g: Cosmic, p: Player, x: ShipGroup): string {
  const place = placeName(g, x.place);
  const colour = x.colour === g.s.colourOf[p] ? undefined : COLOURS[x.colour];
  return shipsId({ place, colour, stack: x.stack < 0 ? undefined : x.stack });
}

/** Lets somebody pick ships of `p` out of these places. Asks nothing when there is no choice. */
export function chooseShips(g: Cosmic, p: Player, places: readonly PlaceNo[], how: ShipChoice): Flow<ShipGroup[]> {
  return chooseAmong(g, p, groupsIn(g, p, places), how);
}

/** The same out of these ships. */
export function* chooseAmong(g: Cosmic, p: Player, groups: readonly ShipGroup[], how: ShipChoice): Flow<ShipGroup[]> {
  const there = countShips(groups);
  const max = Math.min(how.max, there);
  const min = Math.min(how.min, there);
  if (max === 0) return [];
  if (min === there) return [...groups];
  if (groups.length === 1 && min === max) return [{ ...groups[0], n: min }];
  const { by = p, tag, from, data, caps } = how;
  const answer = yield* ask(showing(SHOWS.ships, spreadOf(by, tag, from, groupPlaces(g, p, groups), min, max, data, caps)));
  return pickedGroups(g, p, groups, answer);
}

/** The places of a question in which ships are picked: each group of them is one. */
export function groupPlaces(g: Cosmic, p: Player, groups: readonly ShipGroup[]): SpreadPlace[] {
  const out: SpreadPlace[] = [];
  for (const x of groups) out.push({ id: groupKey(g, p, x), max: x.n });
  return out;
}

/** The ships that an answer has picked out of these. */
export function pickedGroups(
  g: Cosmic,
  p: Player,
  groups: readonly ShipGroup[],
  answer: { readonly [place: string]: number },
): ShipGroup[] {
  const out: ShipGroup[] = [];
  for (const x of groups) {
    const n = answer[groupKey(g, p, x)] ?? 0;
    if (n > 0) out.push({ place: x.place, colour: x.colour, stack: x.stack, n });
  }
  return out;
}

/** Asks how `n` ships of `p` are spread over these places, within the room there is. */
export function* spreadOver(
  g: Cosmic,
  p: Player,
  n: number,
  places: readonly PlaceNo[],
  tag: string,
  from: string,
  roomAt = (place: PlaceNo): number => roomOn(g, place),
  by = p,
): Flow<(readonly [number, number])[]> {
  if (n === 0) return [];
  const room: SpreadPlace[] = [];
  let sum = 0;
  let last = -1;
  for (const place of places) {
    const max = Math.min(n, isPlanet(g, place) ? roomAt(place) : n);
    if (max <= 0) continue;
    room.push({ id: placeName(g, place), max });
    sum += max;
    last = place;
  }
  const total = Math.min(n, sum);
  if (total === 0) return [];
  if (room.length === 1) return [[last, total]];
  const data: Spread['data'] = by === p ? { n: total } : { n: total, who: p };
  const answer = yield* ask(showing(SHOWS.put, spreadOf(by, tag, from, room, total, total, data)));
  const chosen = answer;
  const out: (readonly [number, number])[] = [];
  for (const place of places) {
    const k = chosen[placeName(g, place)] ?? 0;
    if (k > 0) out.push([place, k]);
  }
  return out;
}
