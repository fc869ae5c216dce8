import { because, emit, memoised, NOBODY, type Flow, type Seat } from '@parley/kernel';
import { cardCause } from '../../ids/index.ts';
import type { DilemmaText, Effect, PlacedText, Recurring } from '../../language/index.ts';
import { discard } from '../board/leave.ts';
import { holder, inPlay, isInPlay, isMission, personnelIn, shipsIn, spaceAt, surfaceAt } from '../board/places.ts';
import { whyOut } from '../numbers/able.ts';
import { fits } from '../numbers/filter.ts';
import { groupOf } from '../numbers/groups.ts';
import { meets, type Group } from '../numbers/needs.ts';
import { clausesOf } from '../numbers/standing.ts';
import { bind, boundBy, unbind } from '../people/bonds.ts';
import { cardOf, factsOf, isType } from '../registry/cards.ts';
import { ability, forbid, modifier, reaction, type ClauseSpec, type Ctx } from '../registry/clauses.ts';
import { controllerOf } from '../state/control.ts';
import { mark } from '../state/marks.ts';
import { SEATS, type Piece, type Trek, type Zone } from '../state/state.ts';
import { piecesIn, zoneIn, zoneOf, zoneOn } from '../state/zones.ts';
import { carryOut } from './effects.ts';
import { halt, strikeAttempt, strikePlaced } from './strike.ts';

const placedText = (g: Trek, piece: Piece): PlacedText | undefined => cardOf(g, piece).dilemma?.placed;

/** The dilemmas that lie in play. */
const placedDilemmas = (g: Trek): readonly Piece[] =>
  memoised(g, 'placed-dilemmas', () => inPlay(g).filter((x) => placedText(g, x) !== undefined));

/** It goes to its owner's pile, not back under the mission (T47.5), and lets go of whomever it kept. */
export function remove(g: Trek, dilemma: Piece): void {
  unbind(g, dilemma);
  discard(g, [dilemma]);
}

/** Those of a player at one place who could cure something: stopped ones too, since it is no order (T17.1). */
const curers = (g: Trek, seat: Seat, zone: Zone, ship: Piece): Group =>
  groupOf(
    g,
    seat,
    personnelIn(g, zone).filter((x) => controllerOf(g, x) === seat && whyOut(g, x) === null),
    ship,
  );

/** Every group that is where a dilemma lies: the crew of its ship, who is present with its personnel, each team and crew at its mission. */
function groupsAt(g: Trek, dilemma: Piece): readonly Group[] {
  const host = holder(g, dilemma);
  if (host === NOBODY) return [];
  if (!isMission(host)) {
    const seat = controllerOf(g, host);
    if (!isType(g, host, 'Personnel')) return [curers(g, seat, zoneIn(host), host)];
    const vessel = holder(g, host);
    return [curers(g, seat, zoneOf(g, host), isType(g, vessel, 'Ship') ? vessel : NOBODY)];
  }
  // Whomever it keeps there is freed by those of the player who lost them: nobody else is with them (T47.3, T47.9).
  const keeps = boundBy(g, dilemma).length > 0;
  const seats = keeps ? [controllerOf(g, dilemma)] : [...Array(SEATS).keys()];
  return seats.flatMap((seat) => [
    ...(metOn(g, dilemma, host, 'planet') ? [curers(g, seat, surfaceAt(host), NOBODY)] : []),
    ...(metOn(g, dilemma, host, 'space') ? shipsIn(g, spaceAt(host)).map((ship) => curers(g, seat, zoneIn(ship), ship)) : []),
  ]);
}
/** Who is in orbit is not present with those on the planet (T1.8): what was met there is cured there. At a dual mission both can be so. */
function metOn(g: Trek, dilemma: Piece, mission: Piece, kind: 'planet' | 'space'): boolean {
  const [facts, at] = [factsOf(g, dilemma), factsOf(g, mission)];
  const fits = (where: string | null): boolean => where === kind || where === 'either' || where === 'dual';
  return facts.type === 'Dilemma' && fits(facts.where) && (at.type !== 'Mission' || fits(at.where));
}

/** A law: whatever lies in play and has its cure where it lies is cured (T16.9). One that is just being met waits until its effects are over. */
export function* cureLaw(g: Trek): Flow<boolean> {
  for (const dilemma of placedDilemmas(g)) {
    const cure = placedText(g, dilemma)?.cure;
    if (cure === undefined || g.s.attempt?.now === dilemma) continue;
    const group = groupsAt(g, dilemma).find((x) => meets(g, x, cure));
    if (group === undefined) continue;
    yield* because(g, 'card', g.s.card[dilemma], group.seat, heal(g, dilemma, group.seat));
    return true;
  }
  return false;
}

function* heal(g: Trek, dilemma: Piece, by: Seat): Flow {
  emit(g, 'cured', { by, card: g.s.card[dilemma], piece: dilemma });
  // What comes of it is for whoever has fulfilled its text (T16.12, T47.7).
  yield* carryOut(g, { ...strikePlaced(g, dilemma), seat: by }, placedText(g, dilemma)?.cured ?? []);
  if (isInPlay(g, dilemma)) remove(g, dilemma);
}

/** A law: whoever comes aboard a ship on which such a dilemma lies is disabled, and whoever leaves is not. */
export function* disablingLaw(g: Trek): Flow<boolean> {
  for (const dilemma of placedDilemmas(g)) {
    const filter = placedText(g, dilemma)?.disables;
    if (filter === undefined) continue;
    const seat = controllerOf(g, dilemma);
    const aboard = personnelIn(g, zoneIn(holder(g, dilemma))).filter((x) => fits(g, seat, x, filter));
    const bound = boundBy(g, dilemma);
    const [come, gone] = [aboard.filter((x) => !bound.includes(x)), bound.filter((x) => !aboard.includes(x))];
    if (come.length === 0 && gone.length === 0) continue;
    yield* because(g, 'card', g.s.card[dilemma], seat, change(g, dilemma, come, gone));
    return true;
  }
  return false;
}
function* change(g: Trek, dilemma: Piece, come: readonly Piece[], gone: readonly Piece[]): Flow {
  bind(g, dilemma, come, 'disabled');
  unbind(g, dilemma, (x) => gone.includes(x));
}

/** Dilemmas that lie until their mission is solved. */
export function removeSolved(g: Trek, mission: Piece): void {
  for (const dilemma of piecesIn(g, zoneOn(mission)).filter((x) => placedText(g, x)?.untilSolved === true)) remove(g, dilemma);
}

/** Dilemmas on a mission act when an attempt begins, or before another one is met. Who does not get past is stopped (T16.6). */
export function* actAgain(g: Trek, mission: Piece, at: Recurring): Flow {
  for (const dilemma of piecesIn(g, zoneOn(mission)).slice()) {
    const effects = (placedText(g, dilemma)?.again ?? []).flatMap((x) => (x.at === at ? x.effects : []));
    const team = g.s.attempt?.team ?? [];
    if (effects.length === 0 || team.length === 0) continue;
    const strike = strikeAttempt(g, dilemma);
    yield* because(g, 'card', g.s.card[dilemma], strike.seat, carryOut(g, strike, effects));
    if (strike.barred) halt(g, strike, team);
  }
}

const MOMENTS = {
  'your-turn-start': ['turn.start', true],
  'your-turn-end': ['turn.end', true],
  'every-turn-start': ['turn.start', false],
  'every-turn-end': ['turn.end', false],
} as const;
const isOfTurns = (at: Recurring): at is keyof typeof MOMENTS => at in MOMENTS;

/** What a dilemma does while it lies in play, as clauses of its card: it has none before. */
export function placedClauses({ placed }: DilemmaText): readonly ClauseSpec[] {
  if (placed === undefined) return [];
  const { again = [], standing = [], expires = [], bars = [], attemptNeeds, thisTurn } = placed;
  const clauses: ClauseSpec[] = [...clausesOf(standing)];
  again.forEach(({ at, effects }, i) => {
    if (isOfTurns(at)) clauses.push(recurring(`again-${i}`, at, effects));
    if (at === 'solved') clauses.push(whenSolved(`again-${i}`, effects));
  });
  if (thisTurn === true) clauses.push(over);
  if (expires.length > 0) clauses.push(expiring(expires));
  for (const number of wornBy(placed)) clauses.push(wearing(number));
  if (bars.includes('skills')) clauses.push(forbid('canUseSkills', (piece, c) => (isHost(c, piece) ? barOf(c, 'no-skills') : null)));
  if (bars.includes('staffing')) clauses.push(modifier('staffs', (icons, { piece }, c) => (isHost(c, piece) ? [] : icons)));
  if (attemptNeeds !== undefined)
    clauses.push(
      forbid('mayAttempt', ({ mission, seat, team }, c) =>
        isHost(c, mission) && !meets(c.g, groupOf(c.g, seat, team, NOBODY), attemptNeeds) ? barOf(c, 'attempt.needs') : null,
      ),
    );
  return clauses;
}

const isHost = ({ g, piece }: Ctx, of: Piece): boolean => holder(g, piece) === of;
const barOf = ({ g, piece }: Ctx, tag: string) => ({ from: cardCause(g.s.card[piece]), tag, data: { card: g.s.card[piece] } });

function recurring(id: string, at: keyof typeof MOMENTS, effects: readonly Effect[]): ClauseSpec {
  const [window, isYours] = MOMENTS[at];
  return ability({
    id,
    at: window,
    must: true,
    per: 'every-turn',
    when: ({ me, ev }) => !isYours || ('by' in ev && ev.by === me),
    commit: ({ g, piece }) => recur(g, piece, effects),
  });
}
/** It acts again, and goes if that was the last time. */
function* recur(g: Trek, dilemma: Piece, effects: readonly Effect[]): Flow {
  const strike = strikePlaced(g, dilemma);
  yield* carryOut(g, strike, effects);
  if (strike.settled === 'pile' && isInPlay(g, dilemma)) remove(g, dilemma);
}

/** Whoever met it has solved the mission on which it lies. */
const whenSolved = (id: string, effects: readonly Effect[]): ClauseSpec =>
  ability({
    id,
    at: 'solved',
    must: true,
    per: 'every-turn',
    when: (c) => 'mission' in c.ev && c.ev.by === c.me && isHost(c, c.ev.mission),
    commit: ({ g, piece }) => carryOut(g, strikePlaced(g, piece), effects),
  });
/** It goes at the end of the turn. */
const over: ClauseSpec = ability({
  id: 'over',
  at: 'turn.end',
  must: true,
  *commit({ g, piece }) {
    remove(g, piece);
  },
});

const expiring = (effects: readonly Effect[]): ClauseSpec =>
  reaction({
    id: 'expires',
    on: 'expired',
    must: true,
    per: 'every-turn',
    when: ({ piece, ev }) => ev.piece === piece,
    commit: ({ g, piece }) => carryOut(g, strikePlaced(g, piece), effects),
  });

/** The numbers of a ship that it wears down. */
const wornBy = ({ again = [] }: PlacedText) =>
  new Set(again.flatMap(({ effects }) => effects.flatMap((x) => (x.do === 'wear' ? x.number : []))));
const wearing = (number: 'RANGE' | 'WEAPONS' | 'SHIELDS'): ClauseSpec =>
  modifier('number.add', (value, asked, c) =>
    asked.number === number && isHost(c, asked.piece) ? value - mark(c.g, c.piece, 'worn') : value,
  );
