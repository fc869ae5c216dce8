import { InputError, touch } from '@parley/kernel';
import { nameOf, type PlaceId } from '../../ids/index.ts';
import { SHIPS_PER_PLANET, type Colour, type Cosmic, type Player, type Sheet, type ShipGroup, type PlaceNo } from '../state/state.ts';
import { moveShips } from './move.ts';
import { holdFor, holdNamed, unusedColour } from './places.ts';

/** How many ships of a colour there are, special ones aside. */
export const fleetSize = (g: Cosmic): number => SHIPS_PER_PLANET * g.s.options.planets;

/**
 * Somebody plays a second fleet: the ships of a colour that nobody else plays, as many as of any other. They stand in these places,
 * equally many in each. Only while a game is set up.
 */
export function addFleet(g: Cosmic, owner: Player, places: readonly PlaceNo[]): Colour {
  const colour = unusedColour(g);
  if (colour < 0) throw new InputError('An alien here needs the ships of a colour that nobody plays; leave one free.');
  g.s.personOf[colour] = owner;
  g.s.fleets++;
  for (let n = fleetSize(g); n > 0; n--) g.s.ships.at[places[n % places.length]][colour]++;
  touch(g, 'people');
  return colour;
}

// A second fleet may wait on the sheet of its alien. The sheet tells its colour, and everybody sees how many of its ships are there.

const reserveName = (sheet: Sheet): PlaceId => nameOf.reserve({ sheet: sheet.id });
const reserveHold = (g: Cosmic, sheet: Sheet): number => holdFor(g, reserveName(sheet));

/** A second fleet comes into the game, all of it on the sheet. */
export function addReserve(g: Cosmic, owner: Player, sheet: Sheet): void {
  sheet.fleet = addFleet(g, owner, [reserveHold(g, sheet)]);
  touch(g, `sheet:${sheet.id}`);
}

/** The colour of the ships that belong on a sheet, or -1. */
export const reserveColour = (sheet: Sheet): Colour => sheet.fleet ?? -1;
/** How many ships wait on a sheet. */
export function reserveLeft(g: Cosmic, sheet: Sheet): number {
  const hold = holdNamed(g, reserveName(sheet));
  return hold < 0 ? 0 : g.s.ships.at[hold][reserveColour(sheet)];
}
/** So many ships on a sheet. */
export const reserveShips = (g: Cosmic, sheet: Sheet, n: number): ShipGroup[] =>
  n <= 0 ? [] : [{ place: reserveHold(g, sheet), colour: reserveColour(sheet), stack: -1, n }];

/** Ships go to the sheet, to wait there. */
export const toReserve = (g: Cosmic, sheet: Sheet, ships: readonly ShipGroup[]): void => moveShips(g, ships, reserveHold(g, sheet));
