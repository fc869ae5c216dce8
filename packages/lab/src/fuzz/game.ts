import { cosmic, type State } from '@parley/cosmic';
import { mayDoNothing, superTrial } from '@parley/cosmic/testing';
import type { Rules } from '@parley/kernel';
import { playGame, type GameReport } from '@parley/kernel/testing';
import { labCommand } from '../shared/shell.ts';
import { randomOptions, type Wishes } from './options.ts';

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

const TEAM_ANSWERS = 2_000;

/** One random game of Cosmic in which everything is checked. Throws with the command that plays it again. */
export function fuzzGame(job: FuzzJob): FuzzResult {
  const { table, answers, raised, refused, scrambled } = playJob(cosmic, job);
  return { players: table.seats, answers, raised, refused, scrambled };
}

/** The same, by rules that somebody may be looking over. */
export function playJob(rules: Rules<State>, job: FuzzJob): GameReport<State> {
  const options = randomOptions(job.seed, job.wishes);
  return playGame(rules, options, job.seed, {
    thorough: job.thorough,
    command: () => replayCommand(job),
    mayDoNothing,
    trial: superTrial,
    // A team wins when both partners do at the same time (R29.5). Rookies need some five hundred answers for that, random players
    // about four thousand, now and then more than twenty thousand.
    ...limit(options.teams === true ? Math.min(TEAM_ANSWERS, job.most ?? TEAM_ANSWERS) : job.most),
  });
}

const limit = (maxAnswers: number | undefined): { openEnd?: boolean; maxAnswers?: number } =>
  maxAnswers === undefined ? {} : { openEnd: true, maxAnswers };

/** The seed of the n-th game of a run: a run of one game plays its seed itself, so that a failure can be named. */
export const seedOf = (seed: string, i: number, games: number): string => (games === 1 ? seed : `${seed}.${i + 1}`);

export function replayCommand({ seed, wishes, thorough }: FuzzJob): string {
  const words = ['fuzz', '--games', '1', '--seed', seed];
  const { min, max } = wishes.players;
  if (min !== 3 || max !== 8) words.push('--players', min === max ? String(min) : `${min}..${max}`);
  if (wishes.aliens.length > 0) words.push('--aliens', wishes.aliens.join(','));
  if (wishes.flares) words.push('--flares');
  if (thorough) words.push('--thorough');
  return labCommand(...words);
}
