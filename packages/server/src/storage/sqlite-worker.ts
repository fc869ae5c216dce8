/** Runs in a thread of its own: SQLite is synchronous, and every commit waits for the disk. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { sqliteOperations, type Operations } from './sqlite-operations.ts';

/** An operation by its name, with what it is given. */
export interface StorageCall<Op extends keyof Operations = keyof Operations> {
  readonly id: number;
  readonly op: Op;
  readonly args: Parameters<Operations[Op]>;
}
export type StorageReply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };

const port = parentPort;
if (!port) throw new Error('this file runs as a worker');
const db = new DatabaseSync((workerData as { file: string }).file);
const operations = sqliteOperations(db);
const begin = db.prepare('BEGIN IMMEDIATE');
const end = db.prepare('COMMIT');

let waiting: StorageCall[] = [];
port.on('message', (calls: readonly StorageCall[] | 'close') => {
  if (calls === 'close') {
    commit();
    db.close();
    port.postMessage('closed');
  } else {
    if (waiting.length === 0) setImmediate(commit);
    waiting.push(...calls);
  }
});

/** Group commit: everything that has come in becomes durable with one write to the disk. */
function commit(): void {
  const batch = waiting;
  waiting = [];
  if (batch.length === 0) return;
  // Hardly ever does one fail, and guarding each costs as much as doing it.
  const replies = together(batch, execute) ?? together(batch, guarded);
  port?.postMessage(replies ?? batch.map(({ id }) => ({ id, error: lastFault })));
}

let lastFault = '';

/** All of them in one transaction. Null when it failed, and nothing has happened. */
function together(batch: readonly StorageCall[], each: (call: StorageCall) => StorageReply): StorageReply[] | null {
  try {
    begin.run();
    const replies = batch.map(each);
    end.run();
    return replies;
  } catch (error) {
    lastFault = messageOf(error);
    if (db.isTransaction) db.exec('ROLLBACK');
    return null;
  }
}

const run: { readonly [Op in keyof Operations]: (...args: Parameters<Operations[Op]>) => unknown } = operations;
const execute = <Op extends keyof Operations>({ id, op, args }: StorageCall<Op>): StorageReply => ({ id, value: run[op](...args) });

/** One request that fails leaves the others of its batch alone. */
function guarded(call: StorageCall): StorageReply {
  db.exec('SAVEPOINT request');
  try {
    const reply = execute(call);
    db.exec('RELEASE request');
    return reply;
  } catch (error) {
    db.exec('ROLLBACK TO request; RELEASE request');
    return { id: call.id, error: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
