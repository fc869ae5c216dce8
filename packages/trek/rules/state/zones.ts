import { addZoneOf, NOBODY, type Nest, type Seat } from '@parley/kernel';
import { MISSIONS, RESERVE } from '../../language/index.ts';
import { SEATS, type Piece, type Trek, type Zone } from './state.ts';

/**
 * Zones of a seat. `aside`: what is still to be seeded, the pile of missions among it; `points`: cards worth points; `out`: out of play;
 * `table`: events, treaties, doorways, objectives that lie on the table (T1.2).
 */
export const SEAT_ZONES = ['hand', 'deck', 'discard', 'points', 'out', 'table', 'aside', 'missions'] as const;
export type SeatZone = (typeof SEAT_ZONES)[number];

/** Spacelines, one a quadrant (T3.6), and places in other times. */
export const LINES = ['Alpha', 'Gamma', 'Delta'] as const;
export type Line = (typeof LINES)[number];

/**
 * Zones of a mission that anything may lie in. `seeds`: the next to be met lies on top (T3.12); `space` and `surface` are where ships,
 * facilities, teams and equipment are; `on`: cards played on it.
 */
export const MISSION_ZONES = ['seeds', 'space', 'surface', 'on'] as const;
/**
 * Zones of any other card, the same for all, so that nobody can tell by its zones what a card is. `in`: who and what is aboard a ship, in a
 * facility or at a site, ships that are docked there, the sites of a Nor; what each is, is told by its type. `on`: cards played on it.
 */
export const CARD_ZONES = ['in', 'on'] as const;

export type ZoneKind = SeatZone | 'line' | 'time' | (typeof MISSION_ZONES)[number] | (typeof CARD_ZONES)[number];

/**
 * Each player brings six missions and up to two in reserve (T2.2, T65.4). Others lie ready besides: all six may have to be replaced, by two each
 * if it is with plain ones (T3.7). How many there are is no secret.
 */
export { MISSIONS, RESERVE };
export const SPARES = 2 * MISSIONS;
export const MISSION_PIECES = SEATS * (MISSIONS + SPARES);

const FIRST_LINE = SEATS * SEAT_ZONES.length;
export const TIME: Zone = FIRST_LINE + LINES.length;
const FIRST_MISSION = TIME + 1;
const FIRST_CARD = FIRST_MISSION + MISSION_PIECES * MISSION_ZONES.length;

/** Cards are numbered so that missions come first: those of seat 0 with its reserve, those of seat 1, then all others. */
export const isMissionPiece = (piece: Piece): boolean => piece < MISSION_PIECES;

export const zoneOfSeat = (seat: Seat, zone: SeatZone): Zone => seat * SEAT_ZONES.length + SEAT_ZONES.indexOf(zone);
export const zoneOfLine = (line: Line): Zone => FIRST_LINE + LINES.indexOf(line);
export function zoneOfMission(mission: Piece, zone: (typeof MISSION_ZONES)[number]): Zone {
  if (!isMissionPiece(mission)) throw new Error(`card ${mission} is no mission`);
  return FIRST_MISSION + mission * MISSION_ZONES.length + MISSION_ZONES.indexOf(zone);
}
/** What lies in a ship, facility or site, and what lies on a card. Locations that are no missions have ships `in` them. */
export const zoneIn = (piece: Piece): Zone => FIRST_CARD + (piece - MISSION_PIECES) * CARD_ZONES.length;
export const zoneOn = (piece: Piece): Zone => (isMissionPiece(piece) ? zoneOfMission(piece, 'on') : zoneIn(piece) + 1);

/** The zones of a card whose contents go where it goes, and are in play where it is: all of them but its seeds. */
export const zonesWith = (piece: Piece): readonly Zone[] => (WITH[piece] ??= listZonesWith(piece));
/** The same at all tables. */
const WITH: (readonly Zone[])[] = [];
const listZonesWith = (piece: Piece): readonly Zone[] =>
  isMissionPiece(piece)
    ? MISSION_ZONES.filter((zone) => zone !== 'seeds').map((zone) => zoneOfMission(piece, zone))
    : [zoneIn(piece), zoneOn(piece)];

/** What a zone is, and whose, if it is of a seat. */
export interface ZoneSort {
  readonly kind: ZoneKind;
  readonly seat: Seat;
}
const OF_SEATS: readonly ZoneSort[] = Array.from({ length: SEATS }, (_, seat) => SEAT_ZONES.map((kind) => ({ kind, seat }))).flat();
const sort = (kind: ZoneKind): ZoneSort => ({ kind, seat: -1 });
const LINE_SORT = sort('line');
const TIME_SORT = sort('time');
const MISSION_SORTS = MISSION_ZONES.map(sort);
const CARD_SORTS = CARD_ZONES.map(sort);

export function sortOf(zone: Zone): ZoneSort {
  if (zone < FIRST_LINE) return OF_SEATS[zone];
  if (zone < TIME) return LINE_SORT;
  if (zone === TIME) return TIME_SORT;
  if (zone < FIRST_CARD) return MISSION_SORTS[(zone - FIRST_MISSION) % MISSION_ZONES.length];
  return CARD_SORTS[(zone - FIRST_CARD) % CARD_ZONES.length];
}
export const kindOf = (zone: Zone): ZoneKind => sortOf(zone).kind;

/** The card that a zone is of, by its number alone; NOBODY: it is of a seat, of a line, or another time. */
export function cardOfZone(zone: Zone): Piece {
  if (zone < FIRST_MISSION) return NOBODY;
  if (zone < FIRST_CARD) return Math.floor((zone - FIRST_MISSION) / MISSION_ZONES.length);
  return MISSION_PIECES + Math.floor((zone - FIRST_CARD) / CARD_ZONES.length);
}

/** Empty zones for so many cards. */
export function newNest(pieces: number): Nest {
  const nest: Nest = { zone: [], in: [], holder: [] };
  for (let n = 0; n < FIRST_MISSION; n++) addZoneOf(nest, NOBODY);
  for (let piece = 0; piece < pieces; piece++)
    for (let n = 0; n < (isMissionPiece(piece) ? MISSION_ZONES.length : CARD_ZONES.length); n++) addZoneOf(nest, piece);
  return nest;
}

export const piecesIn = (g: Trek, zone: Zone): readonly Piece[] => g.s.cards.in[zone];
export const zoneOf = (g: Trek, piece: Piece): Zone => g.s.cards.zone[piece];
export const handOf = (g: Trek, seat: Seat): readonly Piece[] => piecesIn(g, zoneOfSeat(seat, 'hand'));
