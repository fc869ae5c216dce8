import { holderOf, memoised, NOBODY, type Seat } from '@parley/kernel';
import { cardOf, factsOf, isType, typeOf } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import { is, mark } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import {
  isMissionPiece,
  kindOf,
  LINES,
  piecesIn,
  TIME,
  zoneIn,
  zoneOf,
  zoneOfLine,
  zoneOfMission,
  zoneOfSeat,
  zonesWith,
  type Line,
} from '../state/zones.ts';

/** The card in one of whose zones this one lies, or NOBODY. */
export const holder = (g: Trek, piece: Piece): Piece => holderOf(g.s.cards, piece);

/** In play: on a spaceline, on the table face up, aboard or on something in play. Seeds, hands and piles are not (T1.5). */
export function isInPlay(g: Trek, piece: Piece): boolean {
  switch (kindOf(zoneOf(g, piece))) {
    case 'line':
    case 'time':
      return true;
    case 'table':
      return !is(g, piece, 'faceDown');
    case 'space':
    case 'surface':
    case 'on':
    case 'in':
      return isInPlay(g, holder(g, piece));
    default:
      return false;
  }
}

/** The location a card is at: the mission, or the other card of a spaceline, that it lies at, on or in. -1: at none. */
export function locationOf(g: Trek, piece: Piece): Piece {
  for (let at = piece; at !== NOBODY; at = holder(g, at)) {
    const kind = kindOf(zoneOf(g, at));
    if (kind === 'line' || kind === 'time') return at;
  }
  return NOBODY;
}
/** The location at which a zone is. */
export const locationOfZone = (g: Trek, zone: Zone): Piece => {
  const of = g.s.cards.holder[zone];
  return of === NOBODY ? NOBODY : locationOf(g, of);
};

/** The quadrant of a card in play, by the line it is on; null: it is on none. */
export function quadrantOf(g: Trek, piece: Piece): Line | null {
  const at = locationOf(g, piece);
  if (at === NOBODY) return null;
  return LINES.find((line) => zoneOf(g, at) === zoneOfLine(line)) ?? null;
}

/** The region a location is in: of a mission the printed one; other cards say so themselves (T3.9). Null: it is in none. */
export function regionOf(g: Trek, location: Piece): string | null {
  if (location === NOBODY) return null;
  const { facts, standing } = cardOf(g, location);
  if (facts.type === 'Mission') return facts.region;
  const text = standing.find((x) => x.says === 'location');
  if (text === undefined || text.region === undefined) return null;
  return text.regionIn === undefined || quadrantOf(g, location) === text.regionIn ? text.region : null;
}

/** The locations of a quadrant, from left to right. */
export const lineOf = (g: Trek, line: Line): readonly Piece[] => piecesIn(g, zoneOfLine(line));
/** All locations there are. */
export const locations = (g: Trek): Piece[] => [...LINES.flatMap((line) => lineOf(g, line)), ...piecesIn(g, TIME)];
export const isMission = isMissionPiece;
/** Where ships are at a location. */
export const spaceAt = (location: Piece): Zone => (isMissionPiece(location) ? zoneOfMission(location, 'space') : zoneIn(location));
export const surfaceAt = (mission: Piece): Zone => zoneOfMission(mission, 'surface');
export const seedsUnder = (mission: Piece): Zone => zoneOfMission(mission, 'seeds');
export const isSolved = (g: Trek, mission: Piece): boolean => mark(g, mission, 'solved') > 0;

/** Is there a planet to stand on, or space to attempt in (T3.13)? */
export function hasPlanet(g: Trek, location: Piece): boolean {
  const facts = factsOf(g, location);
  return facts.type === 'Mission' && facts.where !== 'space';
}
export function hasSpace(g: Trek, location: Piece): boolean {
  const facts = factsOf(g, location);
  return facts.type === 'Mission' && facts.where !== 'planet';
}

/**
 * Present with it (T1.8): on the same planet outside facilities, aboard the same ship or facility, at the same site. It is itself one of
 * them. Ships are present with what lies beside them in space.
 */
export const presentWith = (g: Trek, piece: Piece): readonly Piece[] => piecesIn(g, zoneOf(g, piece));
/** At the same location, wherever there (T1.8, "here"). */
export function isHere(g: Trek, a: Piece, b: Piece): boolean {
  const at = locationOf(g, a);
  return at !== NOBODY && at === locationOf(g, b);
}

/** Is it docked: a ship that lies in a facility or at a site? */
export function isDocked(g: Trek, ship: Piece): boolean {
  if (kindOf(zoneOf(g, ship)) !== 'in') return false;
  const type = typeOf(g, holder(g, ship));
  return type === 'Facility' || type === 'Site';
}
/** What it is docked at, or -1. */
export const dockOf = (g: Trek, ship: Piece): Piece => (isDocked(g, ship) ? holder(g, ship) : NOBODY);

/** Everything in play: along the lines from left to right, then what lies on the tables. */
export const inPlay = (g: Trek): readonly Piece[] => memoised(g, 'in-play', () => listInPlay(g));

function listInPlay(g: Trek): Piece[] {
  const out: Piece[] = [];
  const add = (piece: Piece): void => {
    out.push(piece);
    for (const zone of zonesWith(piece)) for (const x of piecesIn(g, zone)) add(x);
  };
  for (const line of LINES) lineOf(g, line).forEach(add);
  piecesIn(g, TIME).forEach(add);
  for (const seat of [0, 1]) for (const piece of piecesIn(g, zoneOfSeat(seat, 'table'))) if (!is(g, piece, 'faceDown')) add(piece);
  return out;
}

/** The ships and facilities in play, and the facilities alone: most orders are about them. */
export const vessels = (g: Trek): readonly Piece[] =>
  memoised(g, 'vessels', () => inPlay(g).filter((x) => isType(g, x, 'Ship') || isType(g, x, 'Facility')));
export const facilities = (g: Trek): readonly Piece[] =>
  memoised(g, 'facilities', () => vessels(g).filter((x) => isType(g, x, 'Facility')));

/** What lies in and on a card, however deep: all that goes where it goes. Seeds are no part of it. */
export function within(g: Trek, piece: Piece): Piece[] {
  const out: Piece[] = [];
  for (const zone of zonesWith(piece)) for (const x of piecesIn(g, zone)) out.push(x, ...within(g, x));
  return out;
}

/** The cards in play that this seat may use. */
export const yours = (g: Trek, seat: Seat): Piece[] => inPlay(g).filter((piece) => controllerOf(g, piece) === seat);

export const personnelIn = (g: Trek, zone: Zone): Piece[] => piecesIn(g, zone).filter((x) => isType(g, x, 'Personnel'));
export const shipsIn = (g: Trek, zone: Zone): Piece[] => piecesIn(g, zone).filter((x) => isType(g, x, 'Ship'));
