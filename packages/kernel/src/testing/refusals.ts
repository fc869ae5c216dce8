import type { Decision, Seat } from '../flow/decision.ts';
import { fallbackAnswer, sampleAnswer } from '../flow/sample.ts';
import { fingerprint } from '../flow/fingerprint.ts';
import { clone, firstDifference } from '../state/plain.ts';
import type { Random } from '../state/random.ts';
import {
  answer,
  questionFor,
  questionId,
  raise,
  rewind,
  waitingFor,
  type Refusal,
  type RefusalReason,
  type Table,
} from '../table/table.ts';
import { wrongAnswers } from './wrong.ts';

/** Wrong inputs of every sort are refused with their reason and change nothing. Returns how many were tried. */
export function checkRefusals<S>(table: Table<S>, random: Random): number {
  const before = clone(standing(table));
  const tries = [...wrongSeats(table), ...wrongTurns(table), ...wrongValues(table), ...wrongRaises(table)];
  for (const { what, reason, go } of tries) expectRefusal(table, what, reason, go);
  const difference = firstDifference(standing(table), before);
  if (difference !== null) throw new Error(`a refused input changed the table: ${difference}`);
  if (table.asked?.kind === 'group' && table.asked.mode === 'all') checkTwice(table, random);
  return tries.length;
}

interface Try {
  readonly what: string;
  readonly reason: RefusalReason;
  go(): Refusal | null;
}

const standing = <S>({ game, pending, entries, over }: Table<S>): unknown => ({
  s: game.s,
  k: game.k,
  changes: game.changes,
  events: game.events.length,
  pending,
  entries,
  over,
});

const NO_SEATS: readonly unknown[] = [-1, 0.5, Number.NaN, Infinity, '0', null, undefined, {}, [0], Object.create(null)];

function wrongSeats<S>(table: Table<S>): Try[] {
  const reason = table.over ? 'game-over' : 'no-such-seat';
  const a = table.pending.length > 0 ? fallbackAnswer(table.pending[0].decision) : 'pass';
  return [...NO_SEATS, table.seats].flatMap((odd): Try[] => {
    const seat = odd as Seat;
    return [
      { what: 'an answer from a seat that does not exist', reason, go: () => answer(table, seat, a) },
      { what: 'a raised effect from a seat that does not exist', reason, go: () => raise(table, seat, 'anything') },
    ];
  });
}

function wrongTurns<S>(table: Table<S>): Try[] {
  const out: Try[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    const p = table.pending.find((x) => x.decision.seat === seat);
    const a = p ? fallbackAnswer(p.decision) : 'pass';
    if (table.over) out.push({ what: 'an answer after the end', reason: 'game-over', go: () => answer(table, seat, a) });
    else if (!p) out.push({ what: 'an answer of a seat not asked', reason: 'not-asked', go: () => answer(table, seat, a) });
    else if (p.answer !== undefined) out.push({ what: 'a second answer', reason: 'answered-already', go: () => answer(table, seat, a) });
    else
      for (const stale of staleIds(table, p.decision))
        out.push({ what: 'an answer to a question that is gone', reason: 'other-question', go: () => answer(table, seat, a, stale) });
  }
  return out;
}

/** Ids of questions that are not open: the one answered last, and some that never were. */
function staleIds<S>(table: Table<S>, d: Decision): number[] {
  const last = table.entries.slice().findLast((e) => 'q' in e);
  const answered = last && 'q' in last ? [last.q] : [];
  return [...answered, questionId(table, d) ^ 1, fingerprint(d), -1, Number.NaN];
}

function wrongValues<S>(table: Table<S>): Try[] {
  return waitingFor(table).flatMap((seat): Try[] => {
    const d = questionFor(table, seat);
    if (d === null) return [];
    return wrongAnswers(d).map((value) => ({
      what: `the answer ${show(value)} to "${d.tag}" (${d.kind})`,
      reason: 'not-legal',
      go: () => answer(table, seat, value),
    }));
  });
}

function wrongRaises<S>(table: Table<S>): Try[] {
  const reason = table.over ? 'game-over' : 'cannot-raise';
  const again = table.game.k.raised.map(({ seat, key }): Try => ({
    what: 'an effect raised twice',
    reason,
    go: () => raise(table, seat, key),
  }));
  const odd = ['no such effect', '__proto__', '', null, undefined, 0, {}, Symbol('effect'), Object.create(null)];
  return [...again, ...odd.map((key): Try => ({ what: 'an effect that cannot be raised', reason, go: () => raise(table, 0, key) }))];
}

/** In a group, a seat that has answered may not answer again while the others are waited for. */
function checkTwice<S>(table: Table<S>, random: Random): void {
  const copy = rewind(table, table.entries.length);
  const waiting = waitingFor(copy);
  const d = questionFor(copy, random.pick(waiting));
  if (d === null || waiting.length < 2) return;
  answer(copy, d.seat, sampleAnswer(d, random));
  const go = (): Refusal | null => answer(copy, d.seat, sampleAnswer(d, random));
  expectRefusal(copy, 'a second answer to the same question', 'answered-already', go);
}

function expectRefusal<S>(table: Table<S>, what: string, reason: RefusalReason, go: () => Refusal | null): void {
  const entries = table.entries.length;
  const refusal = go();
  if (refusal === null || table.entries.length !== entries) throw new Error(`${what} was accepted`);
  if (refusal.reason !== reason) throw new Error(`${what} was refused as ${refusal.reason} instead of ${reason}`);
  if (typeof refusal.message !== 'string' || refusal.message === '') throw new Error(`${what} was refused without a word`);
}

function show(value: unknown): string {
  if (typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'number') return value.toString();
  return JSON.stringify(value) ?? typeof value;
}
