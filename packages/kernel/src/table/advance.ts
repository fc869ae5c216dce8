import { allAnswers, close, play, present, type Checkpoint, type Table } from './course.ts';
import type { Reply } from '../flow/flow.ts';

// How the rules are run: up to the next question, and on from there with the answer.

/** Runs the rules up to their first question. */
export function begin<S>(table: Table<S>, from: Checkpoint | null): void {
  table.flow = play(table, from);
  goOn(table);
}

/** Goes on with what was answered, up to the next question or the end. */
export function goOn<S>(table: Table<S>, reply?: Reply): void {
  if (table.flow === null) throw new Error('the rules have not begun');
  try {
    const r = reply === undefined ? table.flow.next() : table.flow.next(reply);
    if (r.done) {
      close(table, null);
      return;
    }
    present(table, r.value);
  } catch (error) {
    close(table, error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  // It was asked before, and everybody had answered.
  const all = allAnswers(table);
  if (all) goOn(table, all);
}

/** Plays a table to its end. `move` gives one input for somebody who is asked; it returns false to leave the game there. */
export function playOut<S>(table: Table<S>, move: (table: Table<S>) => boolean): void {
  while (!table.over && move(table));
}
