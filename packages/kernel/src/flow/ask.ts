import type { Answer, AnswerTo, Bargain, Decision, Seat } from './decision.ts';
import { sameQuestion } from './fingerprint.ts';
import { INTERRUPT, type Flow, type Group, type Pending, type Reply, type SeatAnswer } from './flow.ts';
import type { Game } from '../state/game.ts';
import { settle } from './laws.ts';
import { moveOf, showing } from './questions.ts';

/** Asks one question in the middle of an effect: nothing else can happen before it is answered. */
export function* ask<D extends Decision>(d: D): Flow<AnswerTo<D>> {
  d.open = false;
  return replyTo(d, 'one', yield d);
}

/** What comes back to one question, to several that wait for all answers, and to several of which the first counts. */
interface Replies<D extends Decision> {
  readonly one: AnswerTo<D>;
  readonly all: readonly AnswerTo<D>[];
  readonly any: SeatAnswer<AnswerTo<D>>;
}
/** The reply to what was asked. The table gives each what its kind is answered with and nothing else (`legality.ts`), so nobody looks. */
const replyTo = <D extends Decision, How extends keyof Replies<D>>(_asked: D | readonly D[], _how: How, reply: Reply): Replies<D>[How] =>
  reply as Replies<D>[How];

/**
 * Asks at a safe point. Effects that somebody raised are served first, and the question is made anew after each, since
 * they may have changed it. Nobody is asked before the laws have been applied. `make` returns null when there is nothing left to ask.
 */
export function* askOpen<S, D extends Decision>(g: Game<S>, make: () => D | null): Flow<AnswerTo<D> | null> {
  for (;;) {
    yield* comeToRest(g);
    const d = make();
    if (d === null) return null;
    d.open = true;
    const reply = yield d;
    if (reply !== INTERRUPT) return replyTo(d, 'one', reply);
  }
}

/** Asks several seats at once, at a safe point; the answers come in any order and stay secret until all are in. */
export function* askAll<S, D extends Decision>(g: Game<S>, make: () => readonly D[]): Flow<ReadonlyMap<Seat, AnswerTo<D>>> {
  let given: readonly Pending[] = [];
  for (;;) {
    yield* comeToRest(g);
    const decisions = make();
    if (decisions.length === 0) return new Map();
    const group: Group = { kind: 'group', mode: 'all', decisions, open: true, given };
    const reply = yield group;
    if (reply === INTERRUPT) {
      given = group.given ?? [];
      continue;
    }
    return bySeat(decisions, replyTo(decisions, 'all', reply));
  }
}

/** The same in the middle of an effect: nothing else can happen before all have answered. */
export function* askTogether<D extends Decision>(decisions: readonly D[]): Flow<ReadonlyMap<Seat, AnswerTo<D>>> {
  if (decisions.length === 0) return new Map();
  const group: Group = { kind: 'group', mode: 'all', decisions, open: false };
  return bySeat(decisions, replyTo(decisions, 'all', yield group));
}

function bySeat<A extends Answer>(decisions: readonly Decision[], answers: readonly A[]): ReadonlyMap<Seat, A> {
  const out = new Map<Seat, A>();
  for (let i = 0; i < decisions.length; i++) out.set(decisions[i].seat, answers[i]);
  return out;
}

/** Asks several seats at once and goes on with the first answer. */
export function* askAny<D extends Decision>(decisions: readonly D[]): Flow<SeatAnswer<AnswerTo<D>>> {
  return replyTo(decisions, 'any', yield { kind: 'group', mode: 'any', decisions });
}

/** Before anybody is asked at a safe point: what was raised happens, and what the laws want. */
const comeToRest = <S>(g: Game<S>): Flow => (g.k.raised.length > 0 ? serveRaised(g) : settle(g));

function* serveRaised<S>(g: Game<S>): Flow {
  // What was raised happens for its own sake, not because of what it interrupts.
  const before = g.cause;
  g.cause = null;
  try {
    yield* settle(g);
    for (let next = g.k.raised.shift(); next; next = g.k.raised.shift()) {
      if (!g.rules.raisable(g, next.seat).includes(next.key)) continue;
      yield* g.rules.serve(g, next.seat, next.key);
      yield* settle(g);
    }
  } finally {
    g.cause = before;
  }
}

/** Keeps the answers already given to a group when it is asked again and their question has not changed. */
export function carryOver(before: readonly Pending[], now: readonly Decision[]): Pending[] {
  return now.map((decision) => {
    const old = before.find((p) => p.decision.seat === decision.seat);
    return old?.answer !== undefined && sameQuestion(old.decision, decision)
      ? { decision, answer: old.answer }
      : { decision, answer: undefined };
  });
}

export interface BargainTerms {
  readonly tag: string;
  readonly from: string;
  readonly parties: readonly Seat[];
  /** What may be given, as `seat` may know it, while this offer is on the table. */
  goodsFor(seat: Seat, offer: Bargain['offer']): Bargain['goods'];
  readonly limits: Bargain['limits'] | ((seat: Seat) => Bargain['limits']);
  /** Could `seat` keep its part of this? */
  canKeep(seat: Seat, gives: { readonly [good: string]: number }): boolean;
  /** Offers each party may make before it can only accept or leave: keeps a bargain finite. */
  readonly rounds: number;
  readonly data?: Bargain['data'];
  readonly shows?: Bargain['shows'];
  /** Called when an offer is put on the table. */
  told?(offer: NonNullable<Bargain['offer']>): void;
}

/**
 * Bargaining between fixed parties: anybody may put an offer on the table, the others accept it or put another in its
 * place, and whoever walks away ends it. Returns what was agreed, or null.
 */
export function* bargain(t: BargainTerms): Flow<{ readonly [good: string]: number } | null> {
  const made = new Map<Seat, number>();
  let offer: Bargain['offer'] = null;
  let accepted: Seat[] = [];
  for (;;) {
    const standing: Bargain['offer'] = offer;
    const waiting = t.parties.filter((p) => !accepted.includes(p));
    const asked = waiting.map((seat): Bargain => {
      const acceptable = standing !== null && standing.by !== seat && t.canKeep(seat, standing.gives);
      const mayOffer = (made.get(seat) ?? 0) < t.rounds;
      const limits = typeof t.limits === 'function' ? t.limits(seat) : t.limits;
      const state = { parties: t.parties, goods: t.goodsFor(seat, standing), limits, offer: standing, acceptable, mayOffer };
      const move = moveOf(seat, t.tag, t.from, state, t.data);
      return t.shows ? showing(t.shows, move) : move;
    });
    const { seat, answer: move } = yield* askAny(asked);
    if (move.do === 'leave') return null;
    if (move.do === 'accept' && standing) {
      accepted.push(seat);
      if (accepted.length === t.parties.length) return standing.gives;
    } else if (move.do === 'offer') {
      made.set(seat, (made.get(seat) ?? 0) + 1);
      offer = { by: seat, gives: move.gives };
      accepted = [seat];
      t.told?.(offer);
    }
  }
}
