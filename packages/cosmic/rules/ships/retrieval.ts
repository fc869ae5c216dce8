import { emit, type Flow } from '@parley/kernel';
import { chooseShips } from '../asking/choose-ships.ts';
import { countShips, fleets } from '../board/groups.ts';
import { moveShips } from '../board/move.ts';
import { hasColonies, inWarp, homePlanets, roomOn, colonies, shipsAt } from '../board/places.ts';
import { warpPlaces } from '../board/warp.ts';
import { type Cosmic, type Player, enc, WARP, GATE, type ShipGroup, NORMAL_LIMIT } from '../state/state.ts';
import { returnShips } from './homecoming.ts';
import { refound } from './landing.ts';
import { leavingWarp, tookBack } from './leaving-warp.ts';

/**
 * Takes ships out of the warp to colonies. Without any colony they stay there (R15.1), but the offense that regroups founds
 * one at home, or uses the gate (R5.4). `by`: who decides to which colonies.
 */
export function* retrieve(g: Cosmic, p: Player, n: number, from: string, by = p): Flow<number> {
  const some = yield* leavingWarp(g, p, Math.min(n, retrievable(g, p)));
  if (some === 0) return 0;
  const ships = yield* chooseShips(g, p, warpPlaces(g), { tag: 'ships.retrieve', from, min: some, max: some });
  const got = countShips(ships);
  if (got === 0) return 0;
  emit(g, 'ships-retrieved', { who: p, n: got });
  if (hasColonies(g, p)) {
    yield* returnShips(g, p, ships, from, undefined, by);
    return got;
  }
  yield* tookBack(g, p, got, [yield* startAnew(g, p, ships)]);
  return got;
}

/** The ships of a player that were in the warp before this encounter began. */
export const longInWarp = (g: Cosmic, p: Player): number => inWarp(g, p) - fleets(g, p).reduce((n, c) => n + enc(g).fresh[c], 0);

/** Takes back ships of those that were in the warp before this encounter began. */
export function* retrieveOld(g: Cosmic, p: Player, n: number, from: string): Flow<number> {
  const before = enc(g).fresh.slice();
  const got = yield* retrieve(g, p, Math.min(n, longInWarp(g, p)), from);
  // It was not the latest ones that came back.
  const { fresh } = enc(g);
  for (const c of fleets(g, p)) fresh[c] = Math.min(Math.max(fresh[c], before[c]), g.s.ships.at[WARP][c]);
  return got;
}

/** R5.4: where a ship may go that has no colony to go to. By house rule, and without a home planet, only to the gate. */
const newHomes = (g: Cosmic, p: Player): number[] =>
  g.s.options.house.noColony === 'gate' ? [] : homePlanets(g, p).filter((x) => roomOn(g, x) > 0);

function* startAnew(g: Cosmic, p: Player, ships: readonly ShipGroup[]): Flow<number> {
  const homes = newHomes(g, p);
  if (homes.length > 0) return yield* refound(g, p, ships, homes); // faq-general-33
  moveShips(g, ships, GATE);
  return GATE;
}

/** How many ships this player could take back from the warp now. */
export function retrievable(g: Cosmic, p: Player): number {
  if (!canRetrieve(g, p)) return 0;
  return hasColonies(g, p) ? returnable(g, p) : inWarp(g, p);
}

/** How many ships in the warp this player's colonies would take. */
export const returnable = (g: Cosmic, p: Player): number => Math.min(inWarp(g, p), roomAtColonies(g, p));

/** How many ships there is room for on this player's colonies. */
export const roomAtColonies = (g: Cosmic, p: Player): number => colonies(g, p).reduce((n, x) => n + roomOn(g, x), 0);

/** Has this player anywhere to bring ships to from the warp? */
export function canRetrieve(g: Cosmic, p: Player): boolean {
  if (hasColonies(g, p)) return roomAtColonies(g, p) > 0;
  if (enc(g).offense !== p || enc(g).phase !== 'regroup') return false;
  return newHomes(g, p).length > 0 || shipsAt(g, p, GATE) < NORMAL_LIMIT;
}
