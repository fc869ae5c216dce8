import type { Rules } from '@parley/kernel';
import { playGame, type GameReport } from '@parley/kernel/testing';
import type { GameLab, Wishes } from '../contract/game-lab.ts';
import { gameWords, givenWords, labOf } from '../game/command.ts';
import { labCommand } from '../shared/shell.ts';

export interface FuzzJob {
  /** The id of the game. */
  readonly game: string;
  readonly seed: string;
  readonly wishes: Wishes;
  readonly thorough: boolean;
  /** Leave it after so many answers, if it is not over by then. Left out: it is played to its end. */
  readonly most?: number;
}

export interface FuzzResult {
  readonly players: number;
  readonly answers: number;
  readonly raised: number;
  readonly refused: number;
  readonly scrambled: number;
}

/** One random game in which everything is checked. Throws with the command that plays it again. */
export const fuzzGame = (job: FuzzJob): FuzzResult =>
  labOf(job.game).with((lab) => {
    const { table, answers, raised, refused, scrambled } = playJob(lab, lab.game.rules, job);
    return { players: table.seats, answers, raised, refused, scrambled };
  });

/** The same, by rules that somebody may be looking over. */
export function playJob<S>(lab: GameLab<S>, rules: Rules<S>, job: FuzzJob): GameReport<S> {
  const options = lab.random.options(job.seed, job.wishes);
  const limits = [job.most, lab.random.mostAnswers?.(options)].filter((n) => n !== undefined);
  return playGame(rules, options, job.seed, {
    thorough: job.thorough,
    command: () => replayCommand(lab, job),
    ...lab.random.checks,
    ...(limits.length === 0 ? {} : { openEnd: true, maxAnswers: Math.min(...limits) }),
  });
}

/** The seed of the n-th game of a run: a run of one game plays its seed itself, so that a failure can be named. */
export const seedOf = (seed: string, i: number, games: number): string => (games === 1 ? seed : `${seed}.${i + 1}`);

export function replayCommand<S>({ game, random }: GameLab<S>, { seed, wishes, thorough }: FuzzJob): string {
  const words = ['fuzz', ...gameWords(game.id), '--games', '1', '--seed', seed];
  const { min, max } = wishes.players;
  if (min !== game.seats.min || max !== game.seats.max) words.push('--players', min === max ? String(min) : `${min}..${max}`);
  words.push(...givenWords(random.wishes, wishes.given));
  if (thorough) words.push('--thorough');
  return labCommand(...words);
}
