import { replayCommand } from '@parley/lab/commands';
import { runPool } from '@parley/lab/commands';
import { cosmicLab } from '../game/cosmic-lab.ts';
import { fuzzJob, type PairJob, type PairResult } from './game.ts';
import { pairsAt, seatAll } from './seating.ts';
import type { Pair } from './meeting.ts';

export interface PairRun {
  readonly pairs: readonly Pair[];
  /** Games for each pair. */
  readonly games: number;
  readonly seed: string;
  /** Seconds after which no further game is started. */
  readonly budget: number;
  readonly workers?: number;
  tick?(totals: PairTotals): void;
  fail?(message: string): void;
}

export interface PairTotals {
  games: number;
  answers: number;
  /** Whole games in which a pair sat at the table, and encounters in which both were at work. */
  readonly together: Map<Pair, number>;
  readonly contacts: Map<Pair, number>;
  readonly failures: string[];
}

/** A game that goes on for so long hangs in a circle that changes nothing. */
const PATIENCE = 300_000;

/** Plays rounds, in each of which every pair sits at some table, until each has had its games or time is up. */
export async function runPairs(run: PairRun): Promise<PairTotals> {
  const totals: PairTotals = { games: 0, answers: 0, together: new Map(), contacts: new Map(), failures: [] };
  const started = performance.now();
  const waiting: PairJob[] = [];
  let rounds = 0;
  const fail = (message: string): void => {
    totals.failures.push(message);
    run.fail?.(message);
  };
  /** Pairs that were together often enough by chance need no further table. */
  const wanting = (): Pair[] => run.pairs.filter((p) => (totals.together.get(p) ?? 0) < rounds + 1);
  const nextRound = (): void => {
    while (waiting.length === 0 && rounds < run.games) {
      const tables = seatAll(wanting(), `${run.seed}.${rounds}`);
      tables.forEach((aliens, i) => waiting.push({ seed: `${run.seed}.${rounds + 1}.${i + 1}`, aliens }));
      rounds++;
    }
  };
  await runPool<PairJob, PairResult>({
    worker: new URL('./worker.ts', import.meta.url),
    ...(run.workers === undefined ? {} : { workers: run.workers }),
    patience: PATIENCE,
    next() {
      if ((performance.now() - started) / 1000 > run.budget) return null;
      nextRound();
      const job = waiting.shift();
      if (!job) return null;
      // Counted when it begins: the next round must not depend on who is quick.
      for (const p of pairsAt(job.aliens)) add(totals.together, p, 1);
      return job;
    },
    done(_job, { answers, contacts, failure }) {
      totals.games++;
      totals.answers += answers;
      for (const [pair, n] of Object.entries(contacts)) add(totals.contacts, pair, n);
      if (failure !== null) fail(failure);
      run.tick?.(totals);
    },
    failed: (job, message) => fail(`${message}\n  replay   ${replayCommand(cosmicLab, fuzzJob(job))}`),
  });
  return totals;
}

const add = (map: Map<Pair, number>, pair: Pair, n: number): void => {
  map.set(pair, (map.get(pair) ?? 0) + n);
};
