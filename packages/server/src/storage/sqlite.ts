import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { listeners } from './listeners.ts';
import type { Operations } from './sqlite-operations.ts';
import type { Storage } from './storage.ts';
import type { StorageCall, StorageReply } from './sqlite-worker.ts';

/** One file, one process. Requests that arrive while the disk is busy share the next commit. */
export function openSqlite(file: string): Storage {
  mkdirSync(dirname(file), { recursive: true });
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const appended = listeners<[string, number]>();
  const closed = Promise.withResolvers<void>();
  let failure: Error | null = null;
  let closing = false;
  let next = 1;
  /** What all sockets that were ready at once have asked for goes to the worker in one message. */
  let outgoing: StorageCall[] = [];
  const post = (): void => {
    if (outgoing.length > 0) worker.postMessage(outgoing);
    outgoing = [];
  };

  const fail = (error: Error): void => {
    failure = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    closed.resolve();
  };
  worker.on('message', (message: readonly StorageReply[] | 'closed') => {
    if (message === 'closed') {
      closed.resolve();
      return;
    }
    for (const reply of message) {
      const waiting = pending.get(reply.id);
      pending.delete(reply.id);
      if ('error' in reply) waiting?.reject(new Error(`sqlite: ${reply.error}`));
      else waiting?.resolve(reply.value);
    }
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(failure ?? new Error('sqlite: the storage is closed')));

  const call = <Op extends keyof Operations>(op: Op, ...args: Parameters<Operations[Op]>): Promise<ReturnType<Operations[Op]>> => {
    if (failure || closing) return Promise.reject(failure ?? new Error('sqlite: the storage is closed'));
    const id = next++;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    pending.set(id, { resolve, reject });
    if (outgoing.push({ id, op, args } satisfies StorageCall<Op>) === 1) setImmediate(post);
    // The worker answers each call with what its operation gives.
    return promise as Promise<ReturnType<Operations[Op]>>;
  };

  return {
    async append(game, seq, lines, key) {
      const result = await call('append', game, seq, lines, key ?? null);
      if (result === 'stored') appended.emit(game, seq + lines.length - 1);
      return result;
    },
    lines: (game, from) => call('lines', game, from),
    hasKey: (game, key) => call('hasKey', game, key),
    saveCheckpoint: (game, checkpoint) => call('saveCheckpoint', game, checkpoint),
    checkpoint: (game) => call('checkpoint', game),
    saveSummary: (summary) => call('saveSummary', summary),
    summary: (game) => call('summary', game),
    listed: (status, limit) => call('listed', status, limit),
    gamesOf: (person, limit) => call('gamesOf', person, limit),
    saveReport: (report) => call('saveReport', report),
    reports: (limit) => call('reports', limit),
    setOnce: (name, value) => call('setOnce', name, value),
    items: (of) => call('items', of),
    item: (key) => call('item', key),
    addItem: (item, most) => call('addItem', item, most),
    replaceItem: (key, version, content) => call('replaceItem', key, version, content),
    removeItem: (key, version) => call('removeItem', key, version),
    shareItem: (key, token) => call('shareItem', key, token),
    unshareItem: (key) => call('unshareItem', key),
    sharedItem: (token) => call('sharedItem', token),
    watch: (listener) => appended.add(listener),
    onGap: () => () => undefined,
    // There is no other process.
    broadcast: () => undefined,
    onBroadcast: () => () => undefined,
    check: () => call('check'),
    async close() {
      post();
      if (!closing) worker.postMessage('close');
      closing = true;
      await closed.promise;
      await worker.terminate();
    },
  };
}
