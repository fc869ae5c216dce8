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
  let told: Told[];
  try {
    db.exec('BEGIN IMMEDIATE');
    told = batch.map(carryOut);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    told = batch.map(({ id }) => ({ id, error: messageOf(error) }));
  }
  port?.postMessage(told);
}

/** One request that fails leaves the others of its batch alone. */
function carryOut({ id, op, args }: Ask): Told {
  db.exec('SAVEPOINT request');
  try {
    const value = (operations[op] as (...a: readonly unknown[]) => unknown)(...args);
    db.exec('RELEASE request');
    return { id, value };
  } catch (error) {
    db.exec('ROLLBACK TO request; RELEASE request');
    return { id, error: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
