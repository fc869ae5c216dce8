import { emit, InputError, type Flow } from '@parley/kernel';
import { SHOWS } from '../../../ids/index.ts';
import { chooseOption } from '../../asking/ask.ts';
import { groupKey } from '../../asking/choose-ships.ts';
import { faceOfAsset } from '../../board/assets.ts';
import { groupsIn, stackById } from '../../board/groups.ts';
import { isControlled, isGone, markedShip, recharge } from '../../board/markers.ts';
import { placeName } from '../../board/places.ts';
import { markShip } from '../../board/stacks.ts';
import type { VariantOptions } from '../../options/options.ts';
import { ability, reaction, type ClauseSpec, type Ctx } from '../../registry/clauses.ts';
import type { Face } from '../../registry/face.ts';
import { registerFaces } from '../../registry/registry.ts';
import {
  DEFENSE,
  enc,
  GATE,
  OFFENSE,
  SIDE,
  type Asset,
  type Cosmic,
  type Player,
  type ShipGroup,
  type Side,
  type PlaceNo,
} from '../../state/state.ts';

export type Kind = Exclude<VariantOptions['specialShips'], 'none'>;

/** What the special ships of a game are. All of them keep the general rules besides (faq-dominion-1 leaves that to the kind). */
export interface SpecialShip {
  readonly kind: Kind;
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly asks: { readonly [tag: string]: string };
  readonly clauses: readonly ClauseSpec[];
}

/** A kind of special ship, as its own file says it. */
export const specialShip = (s: SpecialShip): SpecialShip => s;

const known = new Map<Kind, SpecialShip>();
/** The kinds of special ships there are. */
export function registerSpecialShips(list: readonly SpecialShip[]): void {
  for (const s of list) known.set(s.kind, s);
  registerFaces(list.map(shipFace));
}
export function specialShipOf(kind: Kind): SpecialShip {
  const s = known.get(kind);
  if (!s) throw new InputError(`There are no special ships of the kind "${kind}".`);
  return s;
}

/** The face of a marker. */
export const shipFace = ({ id, name, text, asks, clauses }: SpecialShip): Face => ({
  id,
  name,
  type: 'marker',
  value: 0,
  text,
  asks,
  clauses: [...clauses, ...GENERAL],
  asset: { twoSided: true },
});

/** The marker that a clause is printed on. */
export const markerIn = (c: Ctx<unknown>): Asset => c.g.s.assets[c.asset];

/** R28.2: may the ship do what it can do? */
export const obeys = (c: Ctx<unknown>): boolean => isControlled(c.g, markerIn(c));
/** R28.3: and its special action? */
export const isCharged = (c: Ctx<unknown>): boolean =>
  markerIn(c).up && // dominion-ships-06
  obeys(c); // dominion-ships-03, dominion-ships-04

/** The side for which the marked ship is in the encounter, or null. */
export function sideOfShip(c: Ctx<unknown>): Side | null {
  const { g, me } = c;
  const { defense, target, carrier, allies, offense } = enc(g);
  const at = markedShip(g, markerIn(c))?.place;
  if (at === GATE || (at !== undefined && at === carrier)) return offense === me || allies[OFFENSE].includes(me) ? OFFENSE : null;
  if (at === SIDE) return DEFENSE;
  return at !== undefined && defense === me && target === at ? DEFENSE : null;
}

/** The ship as a group, to be moved. */
export function shipGroup(c: Ctx<unknown>): ShipGroup[] {
  const s = markedShip(c.g, markerIn(c));
  return s ? [{ place: s.place, colour: s.colour, stack: s.id, n: 1 }] : [];
}

/** R28.4: ships of this player that a marker without a ship can be put on: retrieved ones, which have come to these places. */
function heirs(g: Cosmic, p: Player, places: readonly PlaceNo[]): ShipGroup[] {
  return groupsIn(g, p, [...new Set(places)]).filter((x) => {
    const s = stackById(g, x.stack);
    return x.colour === g.s.colourOf[p] && s?.special === undefined && s?.marker === undefined;
  });
}

function* inherit(c: Ctx<unknown>, places: readonly PlaceNo[]): Flow {
  const { g, me } = c;
  const ships = heirs(g, me, places);
  const keys = ships.map((x) => groupKey(g, me, x));
  const key = yield* chooseOption(g, me, keys, { tag: 'special-ships.heir', shows: SHOWS.ships });
  const ship = ships[keys.indexOf(key)];
  markShip(g, markerIn(c), ship); // dominion-ships-09
  emit(g, 'ship-marked', { who: me, card: faceOfAsset(g, markerIn(c)), planet: placeName(g, ship.place) });
  recharge(g, markerIn(c)); // dominion-ships-09
}

const GENERAL: readonly ClauseSpec[] = [
  ability({
    id: 'recharge',
    at: 'turn.end',
    must: true,
    passive: true,
    when: (c) => {
      const isIdle = c.g.s.turn.owner === c.me && c.g.s.turn.encounters < 2; // dominion-ships-08
      return !markerIn(c).up && isIdle;
    },
    *commit(c) {
      recharge(c.g, markerIn(c));
    },
  }),
  reaction<'ships.retrieved'>({
    id: 'heir',
    on: 'ships.retrieved',
    as: 'offense',
    when: (c) =>
      c.ev.who === c.me &&
      enc(c.g).phase === 'regroup' && // dominion-ships-10
      isGone(c.g, markerIn(c)) && // dominion-ships-10
      heirs(c.g, c.me, c.ev.to).length > 0,
    commit: (c) => inherit(c, c.ev.to),
  }),
];
