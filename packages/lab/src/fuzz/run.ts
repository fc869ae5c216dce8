import { runPool } from '../shared/pool.ts';
import { replayCommand, seedOf, type FuzzJob, type FuzzResult } from './game.ts';
import type { Wishes } from '../contract/game-lab.ts';
import { labOf } from '../game/command.ts';

export type Tried = { readonly ok: FuzzResult } | { readonly failure: string; readonly stack: string };

export interface Failure {
  readonly seed: string;
  readonly message: string;
  readonly stack: string;
}

export interface FuzzRun {
  /** The id of the game. */
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly wishes: Wishes;
  readonly thorough: boolean;
  /** Failures after which no further game is started. */
  readonly enough: number;
  readonly workers?: number;
  tick?(done: number, totals: FuzzTotals): void;
  fail?(failure: Failure): void;
}

export interface FuzzTotals {
  games: number;
  answers: number;
  raised: number;
  refused: number;
  scrambled: number;
  readonly failures: Failure[];
}

/** A game that goes on for so long hangs in a circle that changes nothing. */
const PATIENCE = 300_000;

/** Plays random games on all cores. */
export async function fuzz(run: FuzzRun): Promise<FuzzTotals> {
  const totals: FuzzTotals = { games: 0, answers: 0, raised: 0, refused: 0, scrambled: 0, failures: [] };
  let started = 0;
  const fail = (seed: string, message: string, stack: string): void => {
    const failure: Failure = { seed, message, stack };
    totals.failures.push(failure);
    run.fail?.(failure);
  };
  await runPool<FuzzJob, Tried>({
    worker: new URL('./worker.ts', import.meta.url),
    ...(run.workers === undefined ? {} : { workers: run.workers }),
    patience: PATIENCE,
    next() {
      if (started >= run.games || totals.failures.length >= run.enough) return null;
      return { game: run.game, seed: seedOf(run.seed, started++, run.games), wishes: run.wishes, thorough: run.thorough };
    },
    done(job, tried) {
      totals.games++;
      if ('ok' in tried) {
        totals.answers += tried.ok.answers;
        totals.raised += tried.ok.raised;
        totals.refused += tried.ok.refused;
        totals.scrambled += tried.ok.scrambled;
      } else fail(job.seed, tried.failure, tried.stack);
      run.tick?.(totals.games, totals);
    },
    failed(job, message) {
      totals.games++;
      fail(job.seed, `${message}\n  seed     ${job.seed}\n  replay   ${labOf(job.game).with((lab) => replayCommand(lab, job))}`, '');
    },
  });
  return totals;
}
