import { allAnswers, close, noteState, play, present, type Checkpoint, type Table } from './course.ts';
import type { Ask, Reply } from '../flow/flow.ts';

// The straight build: flows are plain functions, and a question is a call that comes back with the answer. The rules begin when a table is
// played out, and do not stop before the end.

interface Run {
  readonly table: object;
  /** Puts a question to the table and comes back with what was answered. */
  readonly ask: (asked: Ask) => Reply;
  reply: Reply | undefined;
}
let run: Run | null = null;

/** What unwinds a game that is left in the middle. */
const LEFT: unique symbol = Symbol('left');

export function begin<S>(_table: Table<S>, from: Checkpoint | null): void {
  if (from) throw new Error('the straight build plays from the beginning only');
}

function running(table?: object): Run {
  if (run === null || (table !== undefined && run.table !== table)) throw new Error('in the straight build a table is played with playOut');
  return run;
}

/** Notes what was answered: the question that waits for it is still being called. */
export function goOn<S>(table: Table<S>, reply: Reply): void {
  running(table).reply = reply;
}

/** What a `yield` of the rules becomes. */
export const pause = (asked: Ask): Reply => running().ask(asked);

export function playOut<S>(table: Table<S>, move: (table: Table<S>) => boolean): void {
  const here: Run = { table, ask, reply: undefined };
  function ask(asked: Ask): Reply {
    // Only now have the rules gone on with the last answer.
    noteState(table);
    present(table, asked);
    const all = allAnswers(table);
    if (all) return all;
    while (here.reply === undefined) if (!move(table)) throw LEFT;
    const { reply } = here;
    here.reply = undefined;
    return reply;
  }
  const before = run;
  run = here;
  try {
    // The type is that of the other build; here it has run to its end.
    void play(table, null);
    noteState(table);
    close(table, null);
  } catch (error) {
    close(table, error instanceof Error ? error : new Error(String(error)));
    if (error === LEFT) return;
    // As with any table: the log ends before the answer that led to it.
    if (table.keepsLog && table.entries.length > 0) table.entries.drop();
    throw error;
  } finally {
    run = before;
  }
}
