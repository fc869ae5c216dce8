import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

/** What a worker says: the result of a job, or why it broke. */
type Reply<R> = { readonly result: R } | { readonly error: string };

export interface PoolSettings<J, R> {
  /** The module that calls `serveJobs`. */
  readonly worker: URL;
  /** The next job, or null when there is nothing left to start. */
  next(): J | null;
  done(job: J, result: R): void;
  /** A job whose worker threw, died or took too long. */
  failed(job: J, message: string): void;
  readonly workers?: number;
  /** Milliseconds after which a job is given up. */
  readonly patience?: number;
}

/** Runs jobs on all cores until there are none left. */
export async function runPool<J, R>(settings: PoolSettings<J, R>): Promise<void> {
  const n = settings.workers ?? availableParallelism();
  await Promise.all(Array.from({ length: n }, () => runLane(settings)));
}

async function runLane<J, R>(settings: PoolSettings<J, R>): Promise<void> {
  let worker: Worker | null = null;
  for (let job = settings.next(); job !== null; job = settings.next()) {
    worker ??= new Worker(settings.worker);
    const reply: Reply<R> | null = await askWorker<J, R>(worker, job, settings.patience);
    if (reply === null || 'error' in reply) {
      settings.failed(job, reply === null ? `no answer within ${(settings.patience ?? 0) / 1000} s` : reply.error);
      await worker.terminate();
      worker = null;
    } else settings.done(job, reply.result);
  }
  await worker?.terminate();
}

/** The worker's reply; null when it does not come in time. */
function askWorker<J, R>(worker: Worker, job: J, patience?: number): Promise<Reply<R> | null> {
  return new Promise((resolve) => {
    const timer = patience === undefined ? undefined : setTimeout(() => finish(null), patience);
    const message = (reply: Reply<R>): void => finish(reply);
    const error = (e: Error): void => finish({ error: e.stack ?? e.message });
    const exit = (code: number): void => finish({ error: `the worker ended with code ${code}` });
    function finish(reply: Reply<R> | null): void {
      clearTimeout(timer);
      worker.off('message', message).off('error', error).off('exit', exit);
      resolve(reply);
    }
    worker.on('message', message).on('error', error).on('exit', exit);
    worker.postMessage(job);
  });
}

/** The worker's side: does one job after the other. */
export function serveJobs<J, R>(work: (job: J) => R): void {
  const port = parentPort;
  if (!port) throw new Error('this module runs in a worker');
  port.on('message', (job: J) => {
    let reply: Reply<R>;
    try {
      reply = { result: work(job) };
    } catch (e) {
      reply = { error: e instanceof Error ? (e.stack ?? e.message) : String(e) };
    }
    port.postMessage(reply);
  });
}
