import { cosmic, type State } from '@parley/cosmic';
import { cosmicLab, FLARES } from '@parley/cosmic/lab';
import type { Rules, Wishes } from '@parley/kernel';
import { playGame, type GameReport } from '@parley/kernel/testing';
import { labCommand } from '../shared/shell.ts';

export interface FuzzJob {
  readonly seed: string;
  readonly wishes: Wishes;
  readonly thorough: boolean;
  /** Leave the game after so many answers, if it is not over by then. Left out: it is played to its end. */
  readonly most?: number;
}

export interface FuzzResult {
  readonly players: number;
  readonly answers: number;
  readonly raised: number;
  readonly refused: number;
  readonly scrambled: number;
}

/** One random game of Cosmic in which everything is checked. Throws with the command that plays it again. */
export function fuzzGame(job: FuzzJob): FuzzResult {
  const { table, answers, raised, refused, scrambled } = playJob(cosmic, job);
  return { players: table.seats, answers, raised, refused, scrambled };
}

/** The same, by rules that somebody may be looking over. */
export function playJob(rules: Rules<State>, job: FuzzJob): GameReport<State> {
  const { mayDoNothing, trial, mostAnswers } = cosmicLab;
  const options = cosmicLab.randomOptions(job.seed, job.wishes);
  const most = Math.min(mostAnswers?.(options) ?? Infinity, job.most ?? Infinity);
  return playGame(rules, options, job.seed, {
    thorough: job.thorough,
    command: () => replayCommand(job),
    ...(mayDoNothing ? { mayDoNothing } : {}),
    ...(trial ? { trial } : {}),
    ...(most < Infinity ? { openEnd: true, maxAnswers: most } : {}),
  });
}

/** The seed of the n-th game of a run: a run of one game plays its seed itself, so that a failure can be named. */
export const seedOf = (seed: string, i: number, games: number): string => (games === 1 ? seed : `${seed}.${i + 1}`);

export function replayCommand({ seed, wishes, thorough }: FuzzJob): string {
  const words = ['fuzz', '--games', '1', '--seed', seed];
  const { min, max } = wishes.players;
  if (min !== 3 || max !== 8) words.push('--players', min === max ? String(min) : `${min}..${max}`);
  if (wishes.content.length > 0) words.push('--aliens', wishes.content.join(','));
  if (wishes.flags?.includes(FLARES)) words.push('--flares');
  if (thorough) words.push('--thorough');
  return labCommand(...words);
}
