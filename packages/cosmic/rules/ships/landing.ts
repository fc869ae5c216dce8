import { because, type Flow, ask, showing, oneOf, NOTHING, emit } from '@parley/kernel';
import { SHOWS } from '../../ids/shows.ts';
import { chooseAmong } from '../asking/choose-ships.ts';
import { noteFeat } from '../board/feats.ts';
import { countShips } from '../board/groups.ts';
import { moveShips } from '../board/move.ts';
import { placeName, shipsAt, roomOn } from '../board/places.ts';
import { stranded, kickerOf, areStranded } from '../cards/kickers.ts';
import type { Cosmic, ShipGroup, Player, PlaceNo } from '../state/state.ts';
import { event, type Founding } from '../timing/events.ts';
import { loseShips } from './losses.ts';

/**
 * Ships are about to leave where they are. Those in the encounter that a kicker does not let go are lost at one instant (R26.6); the others
 * are returned.
 */
export function* leaveGate(g: Cosmic, groups: readonly ShipGroup[]): Flow<readonly ShipGroup[]> {
  const lost = stranded(g, groups);
  for (const [main, ships] of lost) {
    const card = kickerOf(g, main)?.card ?? -1;
    yield* because(g, 'card', g.s.face[card], main, loseShips(g, 'lost', main, ships));
  }
  return lost.size === 0 ? groups : groups.filter((x) => ![...lost.values()].some((ships) => ships.includes(x)));
}

/** R5.4: ships found a colony on one of these home planets. Returns which it is. */
export function* refound(g: Cosmic, p: Player, ships: readonly ShipGroup[], homes: readonly PlaceNo[]): Flow<number> {
  const options = homes.map((x) => placeName(g, x));
  const chosen = options.length === 1 ? options[0] : yield* ask(showing(SHOWS.place, oneOf(p, 'regroup.refound', 'rule:R5.4', options)));
  const home = homes[options.findIndex((x) => x === chosen)];
  yield* land(g, p, ships, home);
  return home;
}

const landed = event('ships.landed');
const gained = event('colonies.gained');
/** Says which colonies were founded at one instant. */
export const announceColonies = (g: Cosmic, founded: readonly Founding[]): Flow => (founded.length > 0 ? gained(g, { founded }) : NOTHING);

/**
 * Ships land on a planet, as many as fit. The others stay where they are; their number is returned. `together`: others land
 * at the same instant, and whoever lets them announces the new colonies.
 */
export function* land(g: Cosmic, p: Player, groups: readonly ShipGroup[], planet: PlaceNo, together?: Founding[]): Flow<number> {
  if (areStranded(g)) groups = yield* leaveGate(g, groups);
  const had = shipsAt(g, p, planet) > 0;
  const n = Math.min(countShips(groups), roomOn(g, planet));
  const coming = yield* chooseAmong(g, p, groups, { tag: 'ships.land', from: 'rule:R11.5', min: n, max: n });
  moveShips(g, coming, planet);
  if (n > 0) {
    if (!had) emit(g, 'colony-gained', { who: p, planet: placeName(g, planet) });
    if (!had && g.s.places[planet].system === g.s.colourOf[p]) noteFeat(g, p, 'home-colony');
    yield* landed(g, { who: p, place: planet, n, founded: !had });
    if (!had) {
      const colony: Founding = { who: p, place: planet };
      if (together) together.push(colony);
      else yield* announceColonies(g, [colony]);
    }
  }
  return countShips(groups) - n;
}
