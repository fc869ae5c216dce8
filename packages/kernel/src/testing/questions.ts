import { optionsOf, type Decision } from '../flow/decision.ts';
import { fallbackAnswer } from '../flow/sample.ts';
import { whyIllegal } from '../flow/legality.ts';
import type { Rules } from '../state/game.ts';
import { clone, same } from '../state/plain.ts';
import { waitingFor, type Table } from '../table/table.ts';

/** Somebody has a question unless the game is over, and each question can be put to a person and to the clock. */
export function checkQuestions<S>(table: Table<S>): void {
  const waiting = waitingFor(table);
  if (table.over) return checkEnd(table);
  if (waiting.length === 0) throw new Error('the game is not over, but nobody has a question');
  const seats = new Set(table.pending.map((p) => p.decision.seat));
  if (seats.size < table.pending.length) throw new Error('a seat is asked two questions at once');
  for (const p of table.pending) checkQuestion(table, p.decision);
}

function checkEnd<S>({ rules, game, seats }: Table<S>): void {
  const outcome = rules.outcome(game);
  if (outcome === null) throw new Error('the game is over without an outcome');
  for (const seat of outcome.winners)
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) throw new Error(`the winner is seat ${seat}`);
}

function checkQuestion<S>(table: Table<S>, d: Decision): void {
  const asked = `the question "${d.tag}" to seat ${d.seat}`;
  if (!Number.isInteger(d.seat) || d.seat < 0 || d.seat >= table.seats) throw new Error(`${asked}: no such seat`);
  const options = optionsOf(d);
  if (new Set(options).size < options.length) throw new Error(`${asked} has the same option twice`);
  const why = whyIllegal(d, fallbackAnswer(d));
  if (why !== null) throw new Error(`${asked} has a default that is not legal: ${why}`);
}

/** The options are read the same way when they are read again, as a stored game does. */
export function checkOptions<S>(rules: Rules<S>, options: unknown): void {
  const once = rules.parse(options);
  const twice = rules.parse(JSON.parse(JSON.stringify(once)));
  if (!same(once, twice)) throw new Error('options change when they are stored and read again');
  if (!same(clone(once), once)) throw new Error('options are not plain data');
}
