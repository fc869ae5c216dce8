import type { Seat, View } from '@parley/kernel';
import { SEATS } from '../rules/state/state.ts';
import {
  LINES,
  SEAT_ZONES,
  TIME,
  zoneIn,
  zoneOfLine,
  zoneOfMission,
  zoneOfSeat,
  zoneOn,
  isMissionPiece,
  type Line,
} from '../rules/state/zones.ts';
import type { AttemptCell, CardView, ChanceRow, MissionRow, NumbersRow, ScoreCell, TableCell, TrekView, ZoneCell } from './trek-view.ts';

/** What lies in a zone, as far as one may know: cards and backs, in their order; how many there are in any case. */
export interface Pile {
  readonly zone: number;
  readonly count: number;
  readonly cards: readonly CardView[];
}

/** A card in play, with what is in it and on it. A back has nothing more. */
export interface Thing extends CardView {
  /** Its zone for those aboard or within, or -1. */
  readonly zone: number;
  readonly within: readonly Thing[];
  readonly on: readonly CardView[];
  readonly numbers: NumbersRow | null;
}

/** A place on a spaceline. */
export interface Location {
  readonly piece: number;
  readonly card: string;
  /** Who laid it. */
  readonly seat: Seat;
  readonly solved: Seat | null;
  /** What it is worth and to whom; null: it is no mission. */
  readonly mission: MissionRow | null;
  readonly seeds: Pile;
  readonly space: { readonly zone: number; readonly things: readonly Thing[] };
  /** Null: there is no planet to speak of, as for doorways. */
  readonly surface: { readonly zone: number; readonly things: readonly Thing[] } | null;
  readonly on: readonly CardView[];
}

export interface SeatBoard {
  readonly seat: Seat;
  readonly hand: Pile;
  readonly deck: Pile;
  readonly discard: Pile;
  readonly points: Pile;
  readonly out: Pile;
  readonly table: Pile;
  /** What is still to be seeded, and the pile of missions. */
  readonly aside: Pile;
  readonly missions: Pile;
}

/** What somebody sees, in the terms in which people think. */
export interface Board {
  readonly viewer: Seat | null;
  readonly table: TableCell;
  readonly score: ScoreCell;
  readonly attempt: AttemptCell;
  readonly seats: readonly SeatBoard[];
  readonly lines: readonly { readonly line: Line; readonly zone: number; readonly locations: readonly Location[] }[];
  readonly chances: readonly ChanceRow[];
  /** Cards whose faces may be known, by their numbers. */
  readonly cards: ReadonlyMap<number, CardView>;
}

const NOTHING: readonly CardView[] = [];
const zoneCell = (view: TrekView, zone: number): ZoneCell => view[`zone:${zone}`] ?? NOTHING;
const listed = (cell: ZoneCell): readonly CardView[] => (typeof cell === 'number' ? NOTHING : cell);

function pile(view: TrekView, zone: number): Pile {
  const cell = zoneCell(view, zone);
  return { zone, count: typeof cell === 'number' ? cell : cell.length, cards: listed(cell) };
}

/** The one reader of a view, which comes from the rules of this game and no other. */
export function readBoard(whole: View, viewer: Seat | null): Board {
  const view = whole as TrekView;
  const cards = new Map<number, CardView>();
  const numbers = new Map(view.numbers.map((row) => [row.piece, row]));
  const missions = new Map(view.missions.map((row) => [row.mission, row]));
  const seen = (list: readonly CardView[]): readonly CardView[] => {
    for (const x of list) if (x.piece !== undefined) cards.set(x.piece, x);
    return list;
  };
  const things = (zone: number): Thing[] => seen(listed(zoneCell(view, zone))).map(thing);
  function thing(x: CardView): Thing {
    if (x.piece === undefined || isMissionPiece(x.piece)) return { ...x, zone: -1, within: [], on: NOTHING, numbers: null };
    const inner = zoneIn(x.piece);
    return {
      ...x,
      zone: inner,
      within: things(inner),
      on: seen(listed(zoneCell(view, zoneOn(x.piece)))),
      numbers: numbers.get(x.piece) ?? null,
    };
  }
  const read = (zone: number): Pile => {
    const found = pile(view, zone);
    seen(found.cards);
    return found;
  };
  const seats = Array.from({ length: SEATS }, (_, seat): SeatBoard => {
    const [hand, deck, discard, points, out, table, aside, missions] = SEAT_ZONES.map((name) => read(zoneOfSeat(seat, name)));
    return { seat, hand, deck, discard, points, out, table, aside, missions };
  });
  const location = (x: CardView): Location[] => {
    if (x.piece === undefined || x.card === undefined) return [];
    const { piece, card, seat, solved = null } = x;
    const at = (zone: number): Location['space'] => ({ zone, things: things(zone) });
    const on = seen(listed(zoneCell(view, zoneOn(piece))));
    if (!isMissionPiece(piece))
      return [{ piece, card, seat, solved, mission: null, seeds: EMPTY, space: at(zoneIn(piece)), surface: null, on }];
    const [seeds, space, surface] = [zoneOfMission(piece, 'seeds'), zoneOfMission(piece, 'space'), zoneOfMission(piece, 'surface')];
    const mission = missions.get(piece) ?? null;
    return [{ piece, card, seat, solved, mission, seeds: read(seeds), space: at(space), surface: at(surface), on }];
  };
  const lines = LINES.map((line) => {
    const zone = zoneOfLine(line);
    return { line, zone, locations: seen(listed(zoneCell(view, zone))).flatMap(location) };
  });
  read(TIME);
  const { table, score, attempt, chances } = view;
  return { viewer, table, score, attempt, seats, lines, chances, cards };
}
const EMPTY: Pile = { zone: -1, count: 0, cards: NOTHING };
