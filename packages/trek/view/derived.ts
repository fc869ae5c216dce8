import type { Cell, Seat } from '@parley/kernel';
import { ATTRIBUTES, SHIP_NUMBERS, type Need } from '../language/index.ts';
import { inPlay, isMission, isSolved, locations, spaceAt, surfaceAt } from '../rules/board/places.ts';
import { crewOf, groupOf, teamsAt } from '../rules/numbers/groups.ts';
import { numberOf } from '../rules/numbers/attributes.ts';
import { checkNeed, sharesOf, type Group } from '../rules/numbers/needs.ts';
import { staffingLack } from '../rules/numbers/staffing.ts';
import { attemptersOf, needOf, pointsOf } from '../rules/numbers/missions.ts';
import { groupOfStrike, strikeAttempt } from '../rules/dilemmas/strike.ts';
import { cardOf, isType, typeOf } from '../rules/registry/cards.ts';
import { controllerOf, isYours } from '../rules/state/control.ts';
import { mark } from '../rules/state/marks.ts';
import { SEATS, type Piece, type Trek, type Zone } from '../rules/state/state.ts';
import { piecesIn, zoneIn } from '../rules/state/zones.ts';
import type { AttemptCell, ChanceRow, MissionRow, NeedView, NumbersRow } from './trek-view.ts';

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
  const lack = staffingLack(g, piece);
  const row = { piece, numbers: list, left: Math.max(0, list[0] - mark(g, piece, 'range')), staffed: lack === null };
  return lack === null || lack.icons.length === 0 ? row : { ...row, lacks: lack.icons };
}

/** A need as a receipt: what the group has of each part, who carries it alone, and what each of them adds. */
export function needView(g: Trek, group: Group, need: Need): NeedView {
  const { met, ways } = checkNeed(g, group, need);
  return {
    met,
    ways: ways.map((rows) =>
      rows.map(({ alone, ...row }) => ({ ...row, alone: alone < 0 ? null : alone, shares: sharesOf(g, group, row.asks) })),
    ),
  };
}

/** What missions are worth, and who may attempt them, from each side of the line (T46.3). */
export const missionRows = (g: Trek): readonly MissionRow[] =>
  locations(g)
    .filter(isMission)
    .map((mission) => ({
      mission,
      points: bySeat((seat) => pointsOf(g, seat, mission)),
      attempters: bySeat((seat) => attemptersOf(g, seat, mission)),
    }));
const bySeat = <T>(of: (seat: Seat) => T): T[] => Array.from({ length: SEATS }, (_, seat) => of(seat));

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
  const row = (who: readonly Piece[], ship: Piece, zone: number): ChanceRow[] =>
    who.length === 0 ? [] : [{ mission, zone, who, need: needView(g, groupOf(g, seat, who, ship), need) }];
  const teams = teamsAt(g, seat, surfaceAt(mission)).flatMap((team) => row(team, -1, surfaceAt(mission)));
  const vessels = [spaceAt(mission), surfaceAt(mission)].flatMap((zone) => vesselsIn(g, seat, zone));
  return [...teams, ...vessels.flatMap((x) => row(crewOf(g, x), isType(g, x, 'Ship') ? x : -1, zoneIn(x)))];
}
/** Ships and facilities of this player in a zone, docked ships among them. */
const vesselsIn = (g: Trek, seat: Seat, zone: Zone): Piece[] =>
  piecesIn(g, zone).flatMap((x) => (isVessel(g, x) && isYours(g, seat, x) ? [x, ...vesselsIn(g, seat, zoneIn(x))] : []));
const isVessel = (g: Trek, piece: Piece): boolean => isType(g, piece, 'Ship') || isType(g, piece, 'Facility');

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
    asks: null,
  };
  const need = needOf(g, seat, mission);
  const check = need === null ? null : needView(g, groupOf(g, seat, team, ship), need);
  return { all, own: { [seat]: { ...all, team: [...team], need: check, asks: now < 0 ? null : asked(g, now) } } };
}

/** What a dilemma asks of those who meet it. One that asks something of those it picks cannot be told before. */
function asked(g: Trek, dilemma: Piece): NeedView | null {
  const unless = cardOf(g, dilemma).dilemma?.unless;
  if (unless === undefined || looksAtPicks(unless)) return null;
  return needView(g, groupOfStrike(g, strikeAttempt(g, dilemma)), unless);
}
function looksAtPicks(need: Need): boolean {
  if ('all' in need) return need.all.some(looksAtPicks);
  if ('any' in need) return need.any.some(looksAtPicks);
  return 'not' in need ? looksAtPicks(need.not) : 'them' in need || 'others' in need;
}
