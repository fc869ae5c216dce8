import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { listeners } from './listeners.ts';
import type { Appended, Storage } from './port.ts';
import type { Ask, Told } from './sqlite-worker.ts';

/** One file, one process. Requests that arrive while the disk is busy share the next commit. */
export function openSqlite(file: string): Storage {
  mkdirSync(dirname(file), { recursive: true });
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { file } });
  const asked = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const appended = listeners<[string, number]>();
  const closed = Promise.withResolvers<void>();
  let failure: Error | null = null;
  let closing = false;
  let next = 1;

  const fail = (error: Error): void => {
    failure = error;
    for (const { reject } of asked.values()) reject(error);
    asked.clear();
    closed.resolve();
  };
  worker.on('message', (message: readonly Told[] | 'closed') => {
    if (message === 'closed') {
      closed.resolve();
      return;
    }
    for (const told of message) {
      const waiting = asked.get(told.id);
      asked.delete(told.id);
      if ('error' in told) waiting?.reject(new Error(`sqlite: ${told.error}`));
      else waiting?.resolve(told.value);
    }
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(failure ?? new Error('sqlite: the storage is closed')));

  const ask = <T>(op: Ask['op'], ...args: readonly unknown[]): Promise<T> => {
    if (failure || closing) return Promise.reject(failure ?? new Error('sqlite: the storage is closed'));
    const id = next++;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    asked.set(id, { resolve, reject });
    worker.postMessage({ id, op, args } satisfies Ask);
    return promise as Promise<T>;
  };

  return {
    async append(game, seq, lines, key) {
      const result = await ask<Appended>('append', game, seq, lines, key ?? null);
      if (result === 'stored') appended.tell(game, seq + lines.length - 1);
      return result;
    },
    lines: (game, from) => ask('lines', game, from),
    hasKey: (game, key) => ask('hasKey', game, key),
    saveCheckpoint: (game, checkpoint) => ask('saveCheckpoint', game, checkpoint),
    checkpoint: (game) => ask('checkpoint', game),
    saveSummary: (summary) => ask('saveSummary', summary),
    summary: (game) => ask('summary', game),
    listed: (status, limit) => ask('listed', status, limit),
    gamesOf: (person, limit) => ask('gamesOf', person, limit),
    saveReport: (report) => ask('saveReport', report),
    reports: (limit) => ask('reports', limit),
    keep: (name, value) => ask('keep', name, value),
    watch: (listener) => appended.add(listener),
    onGap: () => () => undefined,
    // There is no other process.
    tell: () => undefined,
    onTold: () => () => undefined,
    check: () => ask('check'),
    async close() {
      if (!closing) worker.postMessage('close');
      closing = true;
      await closed.promise;
      await worker.terminate();
    },
  };
}
