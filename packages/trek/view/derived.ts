import type { Cell, Seat } from '@parley/kernel';
import { ATTRIBUTES, SHIP_NUMBERS } from '../language/index.ts';
import { inPlay, isMission, isSolved, locations, spaceAt, surfaceAt } from '../rules/board/places.ts';
import { crewOf, groupOf, teamsAt } from '../rules/numbers/groups.ts';
import { numberOf } from '../rules/numbers/attributes.ts';
import { checkNeed, type NeedCheck } from '../rules/numbers/needs.ts';
import { isStaffed } from '../rules/numbers/staffing.ts';
import { needOf } from '../rules/numbers/missions.ts';
import { isType, typeOf } from '../rules/registry/cards.ts';
import { controllerOf, isYours } from '../rules/state/control.ts';
import { mark } from '../rules/state/marks.ts';
import { SEATS, type Piece, type Trek } from '../rules/state/state.ts';
import { piecesIn, zoneIn } from '../rules/state/zones.ts';
import type { AttemptCell, ChanceRow, NeedView, NumbersRow } from './trek-view.ts';

/** A cell that each seat has its own of; a spectator sees what everybody may. */
function forEach<T>(all: T, own: (seat: Seat) => T): { all: T; own: { [seat: number]: T } } {
  return { all, own: Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, own(seat)])) };
}

const NUMBERED: readonly string[] = ['Personnel', 'Ship', 'Facility'];

/**
 * Numbers as they are now, of one's own cards: those of the other player may depend on who is aboard, which nobody else knows unless the table plays
 * with open faces.
 */
export function numbers(g: Trek): Cell<readonly NumbersRow[]> {
  const pieces = inPlay(g).filter((x) => NUMBERED.includes(typeOf(g, x)));
  const rows = new Map(pieces.map((x) => [x, numbersRow(g, x)]));
  const isTold = (piece: Piece, seat: Seat | null): boolean => g.s.options.faces === 'open' || controllerOf(g, piece) === seat;
  const seen = (seat: Seat | null): NumbersRow[] => pieces.filter((x) => isTold(x, seat)).flatMap((x) => rows.get(x) ?? []);
  return forEach(seen(null), seen);
}

function numbersRow(g: Trek, piece: Piece): NumbersRow {
  if (isType(g, piece, 'Personnel')) return { piece, numbers: ATTRIBUTES.map((name) => numberOf(g, piece, name)) };
  const list = SHIP_NUMBERS.map((name) => numberOf(g, piece, name));
  if (!isType(g, piece, 'Ship')) return { piece, numbers: list };
  return { piece, numbers: list, left: Math.max(0, list[0] - mark(g, piece, 'range')), staffed: isStaffed(g, piece) };
}

export const needView = ({ met, ways }: NeedCheck): NeedView => ({
  met,
  ways: ways.map((rows) => rows.map(({ alone, ...row }) => ({ ...row, alone: alone < 0 ? null : alone }))),
});

/** For each mission that is not solved and where one has people: how they stand against its need. */
export function chances(g: Trek): Cell<readonly ChanceRow[]> {
  return forEach<readonly ChanceRow[]>([], (seat) =>
    locations(g)
      .filter((x) => isMission(x) && !isSolved(g, x))
      .flatMap((mission) => chancesAt(g, seat, mission)),
  );
}

function chancesAt(g: Trek, seat: Seat, mission: Piece): ChanceRow[] {
  const need = needOf(g, seat, mission);
  if (need === null) return [];
  const row = (people: readonly Piece[], ship: Piece, zone: number): ChanceRow[] =>
    people.length === 0 ? [] : [{ mission, zone, need: needView(checkNeed(g, groupOf(g, seat, people, ship), need)) }];
  const teams = teamsAt(g, seat, surfaceAt(mission)).flatMap((team) => row(team, -1, surfaceAt(mission)));
  const ships = piecesIn(g, spaceAt(mission)).filter((x) => isType(g, x, 'Ship') && isYours(g, seat, x));
  return [...teams, ...ships.flatMap((ship) => row(crewOf(g, ship), ship, zoneIn(ship)))];
}

/** An attempt, with the team for its owner. */
export function attemptCell(g: Trek): Cell<AttemptCell> {
  const { attempt } = g.s;
  if (attempt === null) return { all: null };
  const { seat, mission, ship, team, met, now } = attempt;
  const all: AttemptCell = {
    seat,
    mission,
    ship: ship < 0 ? null : ship,
    size: team.length,
    team: g.s.options.faces === 'open' ? [...team] : null,
    met: met.map((x) => g.s.card[x]),
    now: now < 0 ? null : g.s.card[now],
    need: null,
  };
  const need = needOf(g, seat, mission);
  const check = need === null ? null : needView(checkNeed(g, groupOf(g, seat, team, ship), need));
  return { all, own: { [seat]: { ...all, team: [...team], need: check } } };
}
