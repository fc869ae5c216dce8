import { memoised, NOBODY, type Seat } from '@parley/kernel';
import { personnelIn } from '../board/places.ts';
import { isType } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import { is } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { piecesIn, zoneOf } from '../state/zones.ts';
import { canAct, compatible, vesselOf } from './able.ts';
import type { Group } from './needs.ts';
import { isPlanetside } from './planetside.ts';
import { affiliationsOf } from './printed.ts';
import { isUseful } from './reach.ts';
import { usersOf } from './reporting.ts';

export * from './able.ts';
export * from './staffing.ts';

/** Personnel of this player in a zone. */
export const peopleOf = (g: Trek, seat: Seat, zone: Zone): Piece[] =>
  personnelIn(g, zone).filter((x) => controllerOf(g, x) === seat && !is(g, x, 'held'));

/**
 * The Away Teams this player could form here: those who are able to act and go together (T14.4, T14.5), each list as large as it can be.
 * Whoever goes with several teams is in each of their lists. Those who are quarantined may not be joined by others (T17.4).
 */
export const teamsAt = (g: Trek, seat: Seat, zone: Zone): readonly (readonly Piece[])[] =>
  memoised(g, `teams:${seat}:${zone}`, () =>
    largestTeams(
      g,
      seat,
      peopleOf(g, seat, zone).filter((x) => canAct(g, x)),
    ),
  );

/** The same of any personnel: the largest lists in which everybody goes with everybody, in the order in which they lie. */
export function largestTeams(g: Trek, seat: Seat, people: readonly Piece[]): readonly (readonly Piece[])[] {
  if (people.length === 0) return [];
  const fits = people.map((a) => people.map((b) => inOneTeam(g, seat, a, b)));
  if (fits.every((row) => row.every((x) => x))) return [people];
  // Bron-Kerbosch: the maximal cliques. Personnel of one affiliation are alike, so there are few.
  const teams: number[][] = [];
  const grow = (team: readonly number[], open: readonly number[], done: readonly number[]): void => {
    if (open.length === 0 && done.length === 0) teams.push(team.toSorted((a, b) => a - b));
    let rest = open;
    let tried = done;
    for (const x of open) {
      if (!rest.includes(x)) continue;
      const near = (y: number): boolean => y !== x && fits[x][y];
      grow([...team, x], rest.filter(near), tried.filter(near));
      rest = rest.filter((y) => y !== x);
      tried = [...tried, x];
    }
  };
  grow(
    [],
    people.map((_, i) => i),
    [],
  );
  return teams.map((team) => team.map((i) => people[i]));
}
/** May these two be in one Away Team (T14.5, T17.4)? */
export const inOneTeam = (g: Trek, seat: Seat, a: Piece, b: Piece): boolean =>
  is(g, a, 'quarantined') === is(g, b, 'quarantined') && compatible(g, seat, a, b);

/** Equipment of this player that lies in a zone, artifacts that are used as such among it (T18.1, T19.1). Left alone it stays his (T13.6). */
export const equipmentWith = (g: Trek, seat: Seat, zone: Zone): Piece[] =>
  piecesIn(g, zone).filter((x) => (isType(g, x, 'Equipment') || isType(g, x, 'Artifact')) && controllerOf(g, x) === seat);

/**
 * Who is to meet a need, with what is there to help: the equipment with them that they can use (T6.9), and the ship whose crew they are; -1: they are a
 * team on a planet, whose ships in orbit count where a need asks for them (T46.9).
 */
export function groupOf(g: Trek, seat: Seat, people: readonly Piece[], ship: Piece): Group {
  const zones = [...new Set(people.map((x) => zoneOf(g, x)))];
  const things = zones.flatMap((zone) => equipmentWith(g, seat, zone)).filter((x) => isUseful(g, x) && hasUser(g, people, x));
  return { seat, people, things, ship };
}
function hasUser(g: Trek, people: readonly Piece[], thing: Piece): boolean {
  const only = usersOf(g, thing);
  return only === null || people.some((x) => affiliationsOf(g, x).some((y) => only.includes(y)));
}

/**
 * A crew is aboard a ship or space facility that its player controls; in all other situations, in headquarters too, personnel are an Away Team
 * (T14.1, T14.3, T51.3).
 */
export function isCrew(g: Trek, piece: Piece): boolean {
  const vessel = vesselOf(g, zoneOf(g, piece));
  return vessel !== NOBODY && controllerOf(g, vessel) === controllerOf(g, piece) && !isPlanetside(g, vessel);
}
/** Aboard a ship or facility that the opponent controls (T14.2). */
export function isIntruder(g: Trek, piece: Piece): boolean {
  const vessel = vesselOf(g, zoneOf(g, piece));
  return vessel !== NOBODY && controllerOf(g, vessel) !== controllerOf(g, piece);
}
