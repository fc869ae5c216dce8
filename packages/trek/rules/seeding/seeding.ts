import {
  actOf,
  ask,
  because,
  emit,
  oneOf,
  showing,
  shufflePieces,
  touch,
  type Act,
  type ActMove,
  type Flow,
  type Seat,
  type Step,
  type Verb,
} from '@parley/kernel';
import { optionIds, orderId, ruleCause, SHOWS, zoneId, zoneIn } from '../../ids/index.ts';
import type { Affiliation } from '../../language/index.ts';
import { putOutOfPlay } from '../board/leave.ts';
import { misSeed, missionFacts } from '../board/mis-seeds.ts';
import { move, turn } from '../board/move.ts';
import { yours } from '../board/places.ts';
import { barToCopies, startCountdown } from '../cards/play.ts';
import { draw, shuffleDeck } from '../cards/draw.ts';
import { modesAt } from '../numbers/mission-rules.ts';
import { whyNotEnter } from '../numbers/reporting.ts';
import { comeAs, modeOf, modeStep } from '../orders/change.ts';
import { textOf } from '../orders/ships.ts';
import { cardOf, factsOf } from '../registry/cards.ts';
import { ownerOf } from '../state/control.ts';
import { SEED_PHASES, rival, type Piece, type SeedPhase, type Seeding, type Trek, type Zone } from '../state/state.ts';
import { kindOf, MISSION_PIECES, piecesIn, zoneOfLine, zoneOfSeat } from '../state/zones.ts';
import { event } from '../timing/timing.ts';
import { PLAIN_MISSION } from './create.ts';
import { gapsFor, missionsOnLine, seedPlaces } from './places.ts';

const seeded = event('seeded');
export const FIRST_HAND = 7;

/** The next stretch of seeding: one card of whoever is to seed, or the end of a phase (T3.2). */
export function* seedStep(g: Trek, now: Seeding): Flow {
  const { phase, seat, passes } = now;
  if (passes >= 2) return yield* nextPhase(g, now);
  // In the mission phase, too, whatever may be seeded at any time comes instead of a mission (T3.3).
  const done = (yield* seedCard(g, seat, phase)) || (phase === 'mission' && (yield* seedMission(g, seat)));
  setSeeding(g, { phase, seat: rival(seat), passes: done ? 0 : passes + 1 }); // T39.1
}

function setSeeding(g: Trek, seeding: Seeding | null): void {
  g.s.seeding = seeding;
  touch(g, 'table');
}

const missionPile = (seat: Seat): Zone => zoneOfSeat(seat, 'missions');

function* nextPhase(g: Trek, { phase }: Seeding): Flow {
  const next = SEED_PHASES[SEED_PHASES.indexOf(phase) + 1];
  if (next === undefined) return yield* because(g, 'rule', 'T3.26', -1, endSeeding(g));
  setSeeding(g, { phase: next, seat: g.s.turn.seat, passes: 0 }); // T3.1: the same player goes first in every phase
  emit(g, 'seed-phase', { phase: next });
}

/** The top mission of the pile goes to an end of its line, or next to its region (T3.5). False: none is left. */
function* seedMission(g: Trek, seat: Seat): Flow<boolean> {
  while (isTwice(g, topMission(g, seat))) yield* because(g, 'rule', 'T3.7', seat, replaceMission(g, seat));
  const mission = topMission(g, seat);
  if (mission === undefined) return false;
  const gaps = gapsFor(g, mission);
  const options = gaps.map(({ line, at }) => optionIds.write.gap({ line: zoneOfLine(line), at }));
  const data = { card: g.s.card[mission], piece: mission };
  const chosen =
    options.length === 1 ? options[0] : yield* ask(showing(SHOWS.gap, oneOf(seat, 'seed.mission', ruleCause('T3.5'), options, data)));
  const { line, at } = optionIds.as('gap', chosen);
  move(g, mission, line, at);
  yield* because(g, 'rule', 'T3.5', seat, told(g, 'mission-laid', mission, line, { at }));
  return true;
}

const topMission = (g: Trek, seat: Seat): Piece | undefined => piecesIn(g, missionPile(seat)).at(-1);

/** Is it a unique mission that lies already? */
const isTwice = (g: Trek, mission: Piece | undefined): boolean =>
  mission !== undefined && missionFacts(g, mission).unique === 'unique' && missionsOnLine(g).some((x) => g.s.card[x] === g.s.card[mission]);

/** It is out of play; a universal one comes into the pile, two if they are plain ones, and the pile is shuffled anew (T3.7). */
function* replaceMission(g: Trek, seat: Seat): Flow {
  const mission = topMission(g, seat);
  if (mission === undefined) return;
  putOutOfPlay(g, [mission]);
  const [next, ...others] = piecesIn(g, zoneOfSeat(seat, 'aside')).filter((x) => x < MISSION_PIECES);
  const second = isPlain(g, next) ? others.find((x) => isPlain(g, x)) : undefined;
  for (const spare of second === undefined ? [next] : [next, second]) move(g, spare, missionPile(seat));
  shufflePieces(g, g.s.cards, missionPile(seat));
}
/** Plain ones are half as large: two of them take the place of one. */
const isPlain = (g: Trek, mission: Piece): boolean => factsOf(g, mission).name === PLAIN_MISSION;

/** One seed card, or a pass. Nobody is asked who has nothing to seed in this phase. False: passed. */
function* seedCard(g: Trek, seat: Seat, phase: SeedPhase): Flow<boolean> {
  const question = seedQuestion(g, seat, phase);
  if (question === null) return false;
  const { verb, steps }: ActMove = yield* ask(question);
  if (verb === PASS.id) return false;
  const { of } = optionIds.as('order', verb);
  const left = steps.map(textOf);
  const places = seedPlaces(g, seat, of, phase);
  const zone = places.length > 1 ? zoneIn(left.shift() ?? '') : places[0];
  const as = modeOf(modesToSeed(g, of, zone), left.shift() ?? null);
  yield* because(g, 'rule', RULE_OF[phase], seat, seed(g, of, zone, as));
  return true;
}
const RULE_OF: { readonly [phase in SeedPhase]: string } = { doorway: 'T3.4', mission: 'T3.5', dilemma: 'T3.11', facility: 'T3.20' };
const PASS: Verb = { id: optionIds.write.word({ word: 'pass' }) };

/** Everything this seat may seed in this phase, and where; null: nothing. */
export function seedQuestion(g: Trek, seat: Seat, phase: SeedPhase): Act | null {
  const seen = new Set<string>();
  const verbs = piecesIn(g, zoneOfSeat(seat, 'aside')).flatMap((piece): Verb[] => {
    if (seen.has(g.s.card[piece])) return [];
    seen.add(g.s.card[piece]);
    if (!mayEnter(g, seat, piece)) return [];
    const places = seedPlaces(g, seat, piece, phase);
    if (places.length === 0) return [];
    const data = { card: g.s.card[piece] };
    const id = orderId('seed', piece);
    const modes = places.map((zone) => [zone, modeStep(seat, modesToSeed(g, piece, zone), data)] as const);
    if (places.length === 1) {
      const [[, first]] = modes;
      return [{ id, data, ...(first === undefined ? {} : { first }) }];
    }
    const after: { [zone: string]: Step } = {};
    for (const [zone, step] of modes) if (step !== undefined) after[zoneId(zone)] = step;
    const wrong = places.filter((zone) => isWrong(g, piece, zone)).map(zoneId);
    const where = showing(SHOWS.put, oneOf(seat, 'seed.place', ruleCause(RULE_OF[phase]), places.map(zoneId), { ...data, wrong }));
    return [{ id, data, first: { ask: where, after } }];
  });
  if (verbs.length === 0) return null;
  return showing(SHOWS.order, actOf(seat, 'seed', ruleCause(RULE_OF[phase]), [...verbs, PASS], { phase }, { verb: PASS.id, steps: [] }));
}

/**
 * May it be seeded where everybody sees it: are there no copies, persona or closed door in its way (T2.6, T20.3, T32.1), and is it not one of which only
 * one is seeded (T3.23)? What is laid under missions is judged when it is met (T39.7).
 */
function mayEnter(g: Trek, seat: Seat, piece: Piece): boolean {
  const card = cardOf(g, piece);
  if (card.seeds === null || 'under' in card.seeds) return true;
  if (barToCopies(g, seat, card) !== null || whyNotEnter(g, seat, piece) !== null) return false;
  const isOnlyOne = 'at' in card.seeds && card.seeds.many !== true;
  return !isOnlyOne || !yours(g, seat).some((x) => cardOf(g, x) === card);
}

/** Would it be a mis-seed there? Told before it is put down. */
const isWrong = (g: Trek, piece: Piece, zone: Zone): boolean =>
  kindOf(zone) === 'seeds' && misSeed(g, piece, g.s.cards.holder[zone]) !== null;

/** The affiliations with which a facility may be seeded there, if it has several (T6.10). */
function modesToSeed(g: Trek, piece: Piece, zone: Zone): readonly Affiliation[] {
  const rule = cardOf(g, piece).seeds;
  return rule !== null && 'at' in rule ? modesAt(g, piece, g.s.cards.holder[zone], rule.at) : [];
}

/** A card is seeded: under a mission and on the table hidden agendas face down, everything else face up (T3.11, T3.21, T23.1). */
function* seed(g: Trek, piece: Piece, zone: Zone, as: Affiliation | undefined): Flow {
  if (as !== undefined) comeAs(g, piece, as);
  move(g, piece, zone);
  const faceDown = factsOf(g, piece).icons.includes('HA');
  if (faceDown) turn(g, piece, true);
  if (kindOf(zone) !== 'seeds' && !faceDown) startCountdown(g, piece);
  yield* told(g, 'seeded', piece, zone, {}, kindOf(zone) === 'seeds' || faceDown);
}

function* told(g: Trek, type: string, piece: Piece, zone: Zone, more: { readonly [name: string]: number }, hidden = false): Flow {
  const by = ownerOf(g, piece);
  const face = { card: g.s.card[piece], piece };
  if (hidden) emit(g, type, { by, zone, ...more }, { to: [by], data: face });
  else emit(g, type, { by, zone, ...face, ...more });
  yield* seeded.open(g, { by, piece, at: zone });
}

/** What was not seeded stays aside, out of play and face down; decks are shuffled, and each player draws seven cards (T3.26). */
function* endSeeding(g: Trek): Flow {
  for (const seat of [0, 1]) {
    const n = piecesIn(g, zoneOfSeat(seat, 'aside')).filter((x) => x >= MISSION_PIECES).length;
    if (n > 0) emit(g, 'unseeded', { by: seat, n });
  }
  for (const seat of [0, 1]) shuffleDeck(g, seat);
  for (const seat of [0, 1]) yield* draw(g, seat, FIRST_HAND);
  setSeeding(g, null);
}
