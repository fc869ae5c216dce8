import { availableParallelism } from 'node:os';
import { labOf } from '../game/command.ts';
import { runPool } from '../shared/pool.ts';
import { playBatch, type Batch } from './batch.ts';
import type { SimulateOptions } from './options.ts';
import { makeReport, type Report } from './report.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

export interface RunSettings {
  readonly workers?: number;
  /** Called now and then, with the number of games done. */
  tick?(done: number): void;
}

/** Games that one message to a worker is worth. */
const BATCH = 25;
/** So few games are done before a worker has started. */
const FEW = 10;

/** Plays the games on all cores and reports. */
export async function simulate(options: SimulateOptions, settings: RunSettings = {}): Promise<Report> {
  const t = emptyTally();
  const end = options.first + options.games;
  const workers = settings.workers ?? availableParallelism();
  if (options.games <= FEW) addTally(t, playBatch({ options, from: options.first, to: end }));
  else {
    // Small enough that no worker is left with much to do when the others have finished.
    const size = Math.max(1, Math.min(BATCH, Math.ceil(options.games / (workers * 4))));
    let next = options.first;
    let done = 0;
    const count = (batch: Batch): void => settings.tick?.((done += batch.to - batch.from));
    await runPool<Batch, Tally>({
      worker: new URL('./worker.ts', import.meta.url),
      workers: Math.min(workers, Math.ceil(options.games / size)),
      next() {
        if (next >= end) return null;
        const from = next;
        next = Math.min(end, from + size);
        return { options, from, to: next };
      },
      done(batch, tally) {
        addTally(t, tally);
        count(batch);
      },
      failed(batch, message) {
        for (let n = batch.from; n < batch.to; n++) t.failures.push({ n, message });
        count(batch);
      },
    });
  }
  return labOf(options.game).with((lab) => makeReport(lab, options, t));
}
