import { showing, someOf, type Cap, type Flow, type Seat, type StepAnswer, type Verb } from '@parley/kernel';
import { orderId, pieceId, pieceIn, ruleCause, SHOWS } from '../../ids/index.ts';
import { hasPlanet, hasSpace, isMission, isSolved, locationOf, locations, surfaceAt } from '../board/places.ts';
import { attemptMission } from '../dilemmas/attempt.ts';
import { whyCannotAct } from '../numbers/able.ts';
import { ableCrew, crewOf, groupOf, inOneTeam, peopleOf, teamsAt } from '../numbers/groups.ts';
import { attemptersOf, isOpenTo } from '../numbers/missions.ts';
import { meets } from '../numbers/needs.ts';
import { affiliationsOf } from '../numbers/printed.ts';
import { factsOf } from '../registry/cards.ts';
import { is } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import type { Bar } from '../timing/tables.ts';
import { query } from '../timing/timing.ts';
import type { Order } from './order.ts';
import { isFlying, isOwnShip, shipsOf } from './ships.ts';

const mayAttempt = query('mayAttempt');

const bar = (rule: string, tag: string, mission: Piece): Bar => ({ from: ruleCause(rule), tag, data: { mission } });

/** Is somebody of a group of an affiliation that the mission shows, or is it open to them without (T15.1, T15.3)? */
function isEntitled(g: Trek, seat: Seat, mission: Piece, group: readonly Piece[]): boolean {
  const shown = attemptersOf(g, seat, mission);
  return group.some((x) => affiliationsOf(g, x).some((y) => shown.includes(y) || isOpenTo(g, seat, mission, y)));
}
/** Some missions are open to whoever has something. */
function hasTicket(g: Trek, seat: Seat, mission: Piece, group: readonly Piece[], ship: Piece): boolean {
  const facts = factsOf(g, mission);
  return facts.type === 'Mission' && facts.attemptedWith !== null && meets(g, groupOf(g, seat, group, ship), facts.attemptedWith);
}

/** Why this group may not attempt; null: it may. A solved mission cannot be attempted again by anyone (T15.14). */
function whyNotGroup(g: Trek, seat: Seat, mission: Piece, team: readonly Piece[], ship: Piece): Bar | null {
  if (isSolved(g, mission)) return bar('T15.14', 'attempt.solved', mission);
  if (team.length === 0) return bar('T15.4', 'attempt.nobody', mission);
  if (!isEntitled(g, seat, mission, team) && !hasTicket(g, seat, mission, team, ship)) return bar('T15.1', 'attempt.affiliation', mission);
  return mayAttempt.ask(g, null, { mission, seat, team });
}

/** Why the crew of this ship cannot attempt the mission where it is (T15.2): it need not be staffed. */
function whyNotShip(g: Trek, seat: Seat, ship: Piece): Bar | null {
  const mission = locationOf(g, ship);
  if (!hasSpace(g, mission)) return bar('T15.2', 'attempt.no-space', mission);
  if (is(g, ship, 'landed')) return bar('T15.2', 'attempt.landed', mission);
  if (!isFlying(g, ship)) return bar('T15.2', 'attempt.docked', mission);
  if (is(g, ship, 'cloaked')) return bar('T12.10', 'attempt.cloaked', mission);
  const crew = ableCrew(g, ship);
  const idle = whyCannotAct(g, ship) ?? (crew.length === 0 && crewOf(g, ship).length > 0 ? whyCannotAct(g, crewOf(g, ship)[0]) : null);
  return idle ?? whyNotGroup(g, seat, mission, crew, ship);
}

/** The Away Teams on a planet that may attempt its mission, each as large as it can be. */
const teamsFor = (g: Trek, seat: Seat, mission: Piece): readonly (readonly Piece[])[] =>
  teamsAt(g, seat, surfaceAt(mission)).filter((team) => whyNotGroup(g, seat, mission, team, -1) === null);

/**
 * Who goes: any Away Team that can be formed (T14.4, T46.1). Those who do not go together are not in one team, and one of them must be entitled.
 * Nobody is asked where only one team is possible.
 */
function whoStep(g: Trek, seat: Seat, mission: Piece): Pick<Verb, 'first'> {
  const teams = teamsFor(g, seat, mission);
  const all = [...new Set(teams.flat())];
  // Whoever would be let in alone lets in everybody who comes along; a team of which nobody would be goes as it is.
  const able = all.filter((x) => whyNotGroup(g, seat, mission, [x], -1) === null);
  if (all.length === 1 || able.length === 0) return {};
  const apart = all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b): Cap[] => (inOneTeam(g, seat, a, b) ? [] : [{ of: [pieceId(a), pieceId(b)], max: 1 }])),
  );
  const caps: readonly Cap[] = able.length < all.length ? [...apart, { of: able.map(pieceId), min: 1 }] : apart;
  // As many as can go, since nobody is the worse for it.
  const usual = teams.filter((team) => team.some((x) => able.includes(x))).toSorted((a, b) => b.length - a.length)[0];
  const ask = someOf(
    seat,
    'attempt.who',
    ruleCause('T46.1'),
    all.map(pieceId),
    1,
    all.length,
    { mission: g.s.card[mission] },
    usual.map(pieceId),
    caps,
  );
  return { first: { ask: showing(SHOWS.group, ask) } };
}

const planets = (g: Trek): readonly Piece[] => locations(g).filter((x) => hasPlanet(g, x));

function offerTeam(g: Trek, seat: Seat, mission: Piece): Verb[] {
  if (teamsFor(g, seat, mission).length === 0) return [];
  return [{ id: orderId('attempt', mission), data: { card: g.s.card[mission], mission }, ...whoStep(g, seat, mission) }];
}
function offerCrew(g: Trek, seat: Seat, ship: Piece): Verb[] {
  if (whyNotShip(g, seat, ship) !== null) return [];
  const mission = locationOf(g, ship);
  return [{ id: orderId('attempt', ship), data: { card: g.s.card[mission], mission, ship } }];
}

/** Attempts a mission: by an Away Team on its planet, or by the crew of a ship in space there (T15.2). */
export const attemptOrder: Order = {
  verb: 'attempt',
  kind: 'order',
  offers: (g, seat) => [
    ...planets(g).flatMap((mission) => offerTeam(g, seat, mission)),
    ...shipsOf(g, seat).flatMap((ship) => offerCrew(g, seat, ship)),
  ],
  run(g: Trek, seat: Seat, of: Piece, [who]: readonly StepAnswer[]): Flow {
    if (!isMission(of)) return attemptMission(g, seat, locationOf(g, of), of, ableCrew(g, of));
    const team = isList(who) ? who.map(pieceIn) : teamsFor(g, seat, of)[0];
    return attemptMission(g, seat, of, -1, team);
  },
  whyNot(g, seat, of): Bar | null {
    if (!isMission(of)) return isOwnShip(g, seat, of) ? whyNotShip(g, seat, of) : null;
    if (peopleOf(g, seat, surfaceAt(of)).length === 0 || teamsFor(g, seat, of).length > 0) return null;
    const [team] = teamsAt(g, seat, surfaceAt(of));
    return team === undefined ? whyCannotAct(g, peopleOf(g, seat, surfaceAt(of))[0]) : whyNotGroup(g, seat, of, team, -1);
  },
};
const isList = (x: StepAnswer | undefined): x is readonly string[] => Array.isArray(x);
