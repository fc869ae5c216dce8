/** Runs in a thread of its own: SQLite is synchronous, and every commit waits for the disk. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { sqliteOperations, type Operations } from './sqlite-operations.ts';

export interface Ask {
  readonly id: number;
  readonly op: keyof Operations;
  readonly args: readonly unknown[];
}
export type Told = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker');
const db = new DatabaseSync((workerData as { file: string }).file);
const operations = sqliteOperations(db);
const begin = db.prepare('BEGIN IMMEDIATE');
const end = db.prepare('COMMIT');

let waiting: Ask[] = [];
port.on('message', (ask: Ask | 'close') => {
  if (ask === 'close') {
    commit();
    db.close();
    port.postMessage('closed');
  } else if (waiting.push(ask) === 1) setImmediate(commit);
});

/** Group commit: everything that has come in becomes durable with one write to the disk. */
function commit(): void {
  const batch = waiting;
  waiting = [];
  if (batch.length === 0) return;
  // Hardly ever does one fail, and guarding each costs as much as doing it.
  const told = together(batch, carryOut) ?? together(batch, guarded);
  port?.postMessage(told ?? batch.map(({ id }) => ({ id, error: lastFault })));
}

let lastFault = '';

/** All of them in one transaction. Null when it failed, and nothing has happened. */
function together(batch: readonly Ask[], each: (ask: Ask) => Told): Told[] | null {
  try {
    begin.run();
    const told = batch.map(each);
    end.run();
    return told;
  } catch (error) {
    lastFault = messageOf(error);
    if (db.isTransaction) db.exec('ROLLBACK');
    return null;
  }
}

const carryOut = ({ id, op, args }: Ask): Told => ({ id, value: (operations[op] as (...a: readonly unknown[]) => unknown)(...args) });

/** One request that fails leaves the others of its batch alone. */
function guarded(ask: Ask): Told {
  db.exec('SAVEPOINT request');
  try {
    const told = carryOut(ask);
    db.exec('RELEASE request');
    return told;
  } catch (error) {
    db.exec('ROLLBACK TO request; RELEASE request');
    return { id: ask.id, error: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
