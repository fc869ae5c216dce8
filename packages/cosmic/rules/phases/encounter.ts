import { type Flow, touch, emit, causeOf, settle, endLingering } from '@parley/kernel';
import { COLOURS } from '../../ids/colours.ts';
import { returnAside } from '../cards/aside.ts';
import { touchZapped, endLoan } from '../powers/sheets.ts';
import { checkVictory } from '../resolution/victory.ts';
import { type Phase, type Cosmic, PHASES, type Player, type Colour, type Encounter, inEncounter, enc } from '../state/state.ts';
import { type Signal, isSignal } from '../timing/signals.ts';
import { timing } from '../timing/timing.ts';
import { at } from '../timing/windows.ts';
import { endHazard } from '../variants/hazards/deck.ts';
import { alliance } from './alliance.ts';
import { destiny } from './destiny.ts';
import { returnIdle } from './intimidates.ts';
import { launch } from './launch.ts';
import { planning } from './planning.ts';
import { regroup } from './regroup.ts';
import { resolution, clearSlots, everybodyReturns } from './resolution.ts';
import { reveal } from './reveal.ts';
import { emptySlot } from './slots.ts';
import { startTurn } from './start-turn.ts';

const end = at('encounter.end');
const after = at('encounter.after');
const phaseOver = at('phase.end');
const { isAwaited: isPhaseEndAwaited } = timing.window('phase.end');

const FLOWS: { readonly [P in Phase]: (g: Cosmic) => Flow } = {
  'start-turn': startTurn,
  regroup,
  destiny,
  launch,
  alliance,
  planning,
  reveal,
  resolution,
};
const RULE: { readonly [P in Phase]: string } = {
  'start-turn': 'R4',
  regroup: 'R5',
  destiny: 'R6',
  launch: 'R7',
  alliance: 'R8',
  planning: 'R9',
  reveal: 'R10',
  resolution: 'R11',
};
const STEPS = PHASES.map((phase) => ({ phase, rule: RULE[phase], run: FLOWS[phase] }));

export interface EncounterPlan {
  readonly offense: Player;
  readonly from: Phase;
  readonly nth: number;
  /** Given by an effect: does not count against the limit of two. */
  readonly extra?: boolean;
  /** Fought over a victory. */
  readonly contest?: boolean;
  /** Fixed beforehand instead of by destiny. */
  readonly defense?: Player;
  readonly system?: Colour;
}

function begin(g: Cosmic, plan: EncounterPlan): Encounter {
  // An encounter that is over has no hold on the one that comes on top of it.
  for (const x of g.s.encounters) if (x.over) expire(g, x);
  const e: Encounter = {
    id: ++g.s.encounterCount,
    nth: plan.nth,
    extra: plan.extra ?? false,
    offense: plan.offense,
    defense: plan.defense ?? -1,
    phase: plan.from,
    hazard: false, // dominion-variable-04, dominion-hazard-token-01
    system: plan.system ?? -1,
    target: -1,
    reclaim: false,
    destiny: -1,
    named: -1,
    invited: [[], []],
    allies: [[], []],
    formed: false,
    joined: [[], []],
    slots: [emptySlot(), emptySlot()],
    additions: [],
    played: [],
    outcome: null,
    settled: null,
    over: false,
    ended: false,
    success: null,
    winners: [],
    losers: [],
    dealt: [],
    replaced: [],
    failed: [],
    flares: { by: [], faces: [] },
    used: [],
    planned: -1,
    selectsFirst: -1,
    replayed: false,
    turnEnds: false,
    discarded: [],
    lost: g.s.colourOf.map(() => 0),
    wrecks: g.s.colourOf.map(() => 0),
    fresh: COLOURS.map(() => 0),
    aside: [],
    feats: [],
    contest: plan.contest,
    // Named from the beginning: one hidden class for all encounters.
    carrier: undefined,
    sunk: undefined,
  };
  g.s.encounters.push(e);
  touch(g, 'encounter');
  emit(g, 'encounter', { offense: e.offense, nth: e.nth });
  return e;
}

/** One encounter from its first phase to its end. Effects may jump, settle the outcome, or end it. It stays on the table until it is closed. */
export function* playEncounter(g: Cosmic, plan: EncounterPlan): Flow<Encounter> {
  const e = begin(g, plan);
  const before = g.cause;
  for (let i = PHASES.indexOf(plan.from); i < PHASES.length;) {
    const { phase, rule, run } = STEPS[i];
    e.phase = phase;
    if (phase === 'planning') e.planned = g.k.ids;
    touch(g, 'encounter');
    if (e.laid !== undefined) returnIdle(g);
    try {
      g.cause = causeOf('rule', rule, -1, before);
      yield* run(g);
      // R6.5, faq-general-20: whoever has launched to an own planet that was empty has no further phases.
      i = e.reclaim && phase === 'launch' ? STEPS.length : i + 1;
    } catch (s) {
      i = phaseAfter(g, e, s);
    } finally {
      g.cause = before;
    }
    if (isPhaseEndAwaited(g)) i = yield* endPhase(g, e, i);
  }
  e.over = true;
  yield* guarded(g, e, finishUp(g));
  // faq-general-35
  if (yield* checkVictory(g)) throw { signal: 'won' } satisfies Signal;
  e.ended = true;
  expire(g, e);
  // With the one over a victory the game ends: nothing comes after it.
  if (!e.contest) yield* after(g);
  return e;
}

/** Effects that wait for the end of a phase, however it ended. They too may break off what would come next. */
function* endPhase(g: Cosmic, e: Encounter, next: number): Flow<number> {
  try {
    yield* phaseOver(g);
    return next;
  } catch (s) {
    return phaseAfter(g, e, s);
  }
}

/** The phase with which the encounter goes on after an effect broke off the one it was in. */
function phaseAfter(g: Cosmic, e: Encounter, s: unknown): number {
  if (!isSignal(s) || s.signal === 'won' || s.encounter !== e.id) throw s;
  touch(g, 'encounter');
  if (s.signal === 'jump') return PHASES.indexOf(s.to);
  if (s.signal === 'settle') {
    e.outcome = s.outcome;
    return PHASES.indexOf('resolution');
  }
  e.success = s.success;
  e.turnEnds ||= s.turnEnds;
  return PHASES.length;
}

/** The encounter is put away, with everything that lasted as long as it did. */
export function closeEncounter(g: Cosmic, e: Encounter): void {
  expire(g, e);
  g.s.encounters = g.s.encounters.filter((x) => x !== e);
  touch(g, 'encounter');
}

/** An encounter that an effect starts inside or after another. Play goes on where it stopped (R3.4). */
export function* extraEncounter(g: Cosmic, plan: Omit<EncounterPlan, 'nth' | 'extra'>): Flow {
  const inOwnTurn = plan.offense === g.s.turn.owner;
  const e = yield* playEncounter(g, { ...plan, nth: 0, extra: true });
  closeEncounter(g, e);
  // Whoever had it in the own turn may have lost that turn with it (R9.2).
  if (e.turnEnds && inOwnTurn && inEncounter(g)) enc(g).turnEnds = true;
}

/**
 * An encounter over a victory that others have won already, in place of whatever was going on. Returns who has won the encounter: nobody, if
 * it came to a deal.
 */
export function* contestVictory(g: Cosmic, plan: Omit<EncounterPlan, 'nth' | 'extra'>): Flow<readonly Player[]> {
  for (const x of g.s.encounters) x.over = true;
  const e = yield* playEncounter(g, { ...plan, nth: 0, extra: true, contest: true });
  closeEncounter(g, e);
  return e.winners;
}

/** An effect that would end the encounter while it is ending anyway changes nothing more. */
function* guarded(g: Cosmic, e: Encounter, flow: Flow): Flow {
  try {
    yield* flow;
  } catch (s) {
    if (!isSignal(s) || s.signal === 'won' || s.encounter !== e.id) throw s;
    emit(g, 'encounter-over', {});
  }
}

/** R3.5: however it ended, ships go home, cards leave the table, and effects of the end of an encounter happen. */
function* finishUp(g: Cosmic): Flow {
  yield* clearSlots(g);
  yield* everybodyReturns(g);
  returnAside(g);
  yield* end(g);
  yield* settle(g);
}

/** What lasted for this encounter is over. */
function expire(g: Cosmic, e: Encounter): void {
  const mine = `encounter:${e.id}`;
  if (g.k.lingering.length > 0) {
    touchZapped(g);
    endLingering(g, (x) => x.until === mine);
  }
  if (g.s.options.hazards) endHazard(g, e);
  // Totals are part of its view, and what has ended may have been part of them.
  touch(g, 'encounter');
  for (const sheet of g.s.sheets) if (sheet.loan !== null && sheet.loan.until === mine) endLoan(g, sheet);
}
