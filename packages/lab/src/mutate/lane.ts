import { Worker } from 'node:worker_threads';
import type { Dry, Job, MutantId, Reply, Start, TestId } from './protocol.ts';

/** What came of trying a mutant with a list of tests. */
export interface Verdict {
  /** The place in the list of the first test that failed; -1: none did; -2: the rules did not load. */
  readonly by: number;
  /** It did not fail but never came to an end, or ate all memory. */
  readonly hung?: boolean;
}

/** Until modules are loaded, and for tests whose time is not known. */
const LOADING = 60_000;
/** A test may take this many times as long as it does with the rules as they are. */
const FACTOR = 20;

/** How often a worker is looked at. */
const TICK = 100;

/** One worker, started when it is needed and again when a mutant has killed it. */
export class Lane {
  private worker: Worker | null = null;
  private watch: Int32Array<SharedArrayBuffer> = new Int32Array(new SharedArrayBuffer(8));
  private readonly start: Omit<Start, 'watch'>;
  private readonly patience: number;

  constructor(start: Omit<Start, 'watch'>, patience: number) {
    this.start = start;
    this.patience = patience;
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    this.watch = new Int32Array(new SharedArrayBuffer(8));
    Atomics.store(this.watch, 0, -1);
    const watch = this.watch.buffer;
    const workerData: Start = { ...this.start, watch };
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      stderr: false,
      resourceLimits: { maxOldGenerationSizeMb: 1_500 },
    });
    return this.worker;
  }

  async end(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  /** Runs the tests of a file with all mutants off. */
  async dry(file: string): Promise<Dry> {
    const reply = await this.ask({ do: 'dry', file }, () => LOADING);
    if (reply === null) throw new Error(`${file}: a test does not come to an end`);
    if ('dry' in reply) return reply.dry;
    throw new Error('error' in reply ? `${file}: ${reply.error}` : file);
  }

  async try(mutant: MutantId, reload: boolean, tests: readonly (TestId & { readonly ms: number })[]): Promise<Verdict> {
    const ids = tests.map(({ file, n }) => ({ file, n }));
    const limit = (at: number): number => (at < 0 ? LOADING : Math.max(this.patience, FACTOR * (tests[at]?.ms ?? 0)));
    const reply = await this.ask({ do: 'try', mutant, reload, tests: ids }, limit);
    if (reply !== null && 'tried' in reply) return reply.tried;
    if (reply !== null && 'error' in reply) {
      // With a mutant from the start even a test file may fail to load. Otherwise something is wrong with us.
      if (this.start.active === null) throw new Error(`${mutant.file}, mutant ${mutant.i}: ${reply.error}`);
      return { by: -2 };
    }
    const at = Atomics.load(this.watch, 0);
    await this.end();
    return { by: at < 0 ? -2 : at, hung: true };
  }

  /** The worker's reply; null when it dies or a test takes longer than it may. */
  private ask(job: Job, limit: (at: number) => number): Promise<Reply | null> {
    const worker = this.running();
    const { watch } = this;
    return new Promise((resolve) => {
      let count = Atomics.load(watch, 1);
      let waited = 0;
      // Counted in ticks, not by the clock: while the whole process stands still, no test takes longer for it.
      const timer = setInterval(() => {
        const now = Atomics.load(watch, 1);
        waited = now === count ? waited + TICK : 0;
        count = now;
        if (waited > limit(Atomics.load(watch, 0))) finish(null);
      }, TICK);
      const message = (reply: Reply): void => finish(reply);
      const error = (e: Error): void => finish(isOutOfMemory(e) ? null : { error: e.stack ?? e.message });
      const exit = (): void => finish(null);
      function finish(reply: Reply | null): void {
        clearInterval(timer);
        worker.off('message', message).off('error', error).off('exit', exit);
        resolve(reply);
      }
      worker.on('message', message).on('error', error).on('exit', exit);
      worker.postMessage(job);
    });
  }
}

const isOutOfMemory = (e: Error): boolean => 'code' in e && e.code === 'ERR_WORKER_OUT_OF_MEMORY';
