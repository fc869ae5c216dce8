import { ask, because, disturb, emit, settle, yesOrNo, type Flow } from '@parley/kernel';
import { cardCause } from '../../ids/index.ts';
import type { DilemmaText } from '../../language/index.ts';
import { discard } from '../board/leave.ts';
import { inPlay, locationOf, seedsUnder } from '../board/places.ts';
import { score } from '../cards/points.ts';
import { meets } from '../numbers/needs.ts';
import { isNullifiedBy } from '../numbers/standing.ts';
import { keepTeam, setAttempt } from '../people/team.ts';
import { cardOf } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import type { Piece, Trek } from '../state/state.ts';
import { zoneOf } from '../state/zones.ts';
import type { Meeting } from '../timing/events.ts';
import { event, window } from '../timing/timing.ts';
import { carryOut, isPossible } from './effects.ts';
import { actAgain } from './placed.ts';
import { groupOfStrike, halt, strikeAttempt, textOf, things, type Strike } from './strike.ts';
import { find } from './targets.ts';

const met = window('encounter.met');
const over = event('encounter.over');

/** What came of meeting a dilemma: did it end the attempt? */
export interface Met {
  readonly result: Meeting['result'];
  readonly ended: boolean;
}

/**
 * Those who attempt meet a dilemma: trigger, targets, nullifiers, conditions, answers, effects, disposal, cure (T16.1, T40.5, T47.1). It has been turned
 * up, and is no mis-seed.
 */
export function* meet(g: Trek, dilemma: Piece): Flow<Met> {
  const { attempt } = g.s;
  if (attempt === null) throw new Error('nobody attempts anything');
  const { seat, mission, ship } = attempt;
  emit(g, 'met', { by: seat, card: g.s.card[dilemma], piece: dilemma, mission: g.s.card[mission] });
  yield* actAgain(g, mission, 'dilemma');
  const ev: Meeting = { by: seat, mission, dilemma, team: [...teamOf(g)], ship, targets: [], overcome: null, result: 'pending' };
  const strike = strikeAttempt(g, dilemma);
  if (ev.team.length > 0) yield* because(g, 'card', g.s.card[dilemma], seat, resolve(g, strike, ev));
  yield* over.open(g, ev);
  if (g.s.attempt !== null) setAttempt(g, { ...g.s.attempt, now: -1 });
  // Its effects are over: what cures it does so at once (T16.9).
  disturb(g, 'board');
  yield* settle(g);
  return { result: ev.result, ended: strike.ended };
}
const teamOf = (g: Trek): readonly Piece[] => g.s.attempt?.team ?? [];

function* resolve(g: Trek, s: Strike, ev: Meeting): Flow {
  const text = textOf(g, s.dilemma);
  if (text.trigger !== undefined && !meets(g, groupOfStrike(g, s), text.trigger)) return finish(g, s, ev, 'no-trigger');
  yield* pickTargets(g, s, text);
  ev.targets = [...s.them];
  if (yield* isNullified(g, s, text)) return finish(g, s, ev, 'nullified');
  ev.overcome = areMet(g, s, text);
  const { overcome: known, team } = ev;
  yield* met.open(g, ev);
  keepTeam(g);
  ev.team = [...teamOf(g)];
  if (ev.stopped) return finish(g, s, ev, 'nullified');
  // Nobody is left whom it could meet: it waits for the next.
  if (ev.team.length === 0) return;
  // Whoever it was aimed at and who is no longer with them is out of its reach (T16.15).
  s.them = ev.targets.filter((x) => !team.includes(x) || ev.team.includes(x));
  // Somebody may have come or gone meanwhile, unless a text has said how it ends.
  if (ev.overcome === known) ev.overcome = areMet(g, s, text);
  if (ev.overcome === false && (yield* pay(g, s, text))) ev.overcome = true;
  yield* takeEffect(g, s, ev, text);
}

/** Targets are picked first, one after the other, nobody twice (T16.3). */
function* pickTargets(g: Trek, s: Strike, { targets = [] }: DilemmaText): Flow {
  for (const target of targets) {
    const { pieces, shown } = yield* find(g, s, target, s.them);
    s.them = [...s.them, ...pieces];
    s.shown ||= shown;
  }
}

/** Something with them makes it void by itself, or its player lets it (T16.4, T47.1). */
function* isNullified(g: Trek, s: Strike, { nullified }: DilemmaText): Flow<boolean> {
  if (nullified !== undefined && meets(g, groupOfStrike(g, s), nullified)) return true;
  const may: Piece[] = [];
  const present = [...teamOf(g), ...things(g, s), s.ship];
  for (const source of inPlay(g))
    for (const text of cardOf(g, source).standing) {
      if (text.says !== 'nullifies' || !isNullifiedBy(g, source, text, s.dilemma)) continue;
      const here = text.reach === 'here' && locationOf(g, source) === s.mission;
      if (text.reach !== 'everywhere' && !here && !present.includes(source)) continue;
      if (text.may !== true) return true;
      may.push(source);
    }
  const card = g.s.card[s.dilemma];
  for (const source of may) {
    const question = yesOrNo(controllerOf(g, source), 'dilemma.nullify', cardCause(g.s.card[source]), { card, with: g.s.card[source] });
    if (yield* ask(question)) return true;
  }
  return false;
}

/** Are its conditions met, as far as nothing has to be given? Null: it has none (T16.7). */
function areMet(g: Trek, s: Strike, { unless, price }: DilemmaText): boolean | null {
  if (unless === undefined) return price === undefined ? null : false;
  return meets(g, groupOfStrike(g, s), unless);
}

/** Meeting its conditions is compulsory where it is possible (T16.5): something is given, once nobody has an answer to it any more. */
function* pay(g: Trek, s: Strike, { price }: DilemmaText): Flow<boolean> {
  if (price === undefined || !isPossible(g, s, price.pay)) return false;
  const card = g.s.card[s.dilemma];
  if (!price.must && !(yield* ask(yesOrNo(s.seat, 'dilemma.pay', cardCause(card), { card, ways: [price.pay] })))) return false;
  const { them, shown } = s;
  yield* carryOut(g, s, price.pay);
  // What was given is not whom it has picked (T16.3).
  s.them = them;
  s.shown = shown;
  return true;
}

function* takeEffect(g: Trek, s: Strike, ev: Meeting, text: DilemmaText): Flow {
  yield* carryOut(g, s, text.always ?? []);
  yield* carryOut(g, s, ev.overcome === true ? (text.overcome ?? []) : text.effects);
  const isFailed = ev.overcome === false || s.barred;
  // T16.13: unless it says that they go on.
  if (isFailed && text.continues !== true) halt(g, s, ev.team);
  finish(g, s, ev, isFailed ? 'failed' : ev.overcome === true ? 'overcome' : 'took-effect');
  if (ev.result !== 'overcome' || text.points === undefined) return;
  yield* score(g, s.seat, 'bonus', text.points, cardCause(g.s.card[s.dilemma])); // T47.7, trek-bonus-01
}

/** What came of it is told, and it goes where it belongs (T16.10, T47.6): a wall stays the next to be met. */
function finish(g: Trek, s: Strike, ev: Meeting, result: Exclude<Meeting['result'], 'pending' | 'mis-seed'>): void {
  ev.result = result;
  const { dilemma } = s;
  const stays = s.settled === 'placed' || (s.settled === null && result === 'failed' && textOf(g, dilemma).after === 'wall');
  if (!stays && zoneOf(g, dilemma) === seedsUnder(s.mission)) discard(g, [dilemma]);
  emit(g, result, { by: s.seat, card: g.s.card[dilemma], piece: dilemma, stays });
}
