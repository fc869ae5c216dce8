import { cosmicLab } from '../game/cosmic-lab.ts';
import { playJob, type FuzzJob } from '@parley/lab/commands';
import { origin } from '@parley/lab/commands';
import { spyOn, type Contacts } from './contacts.ts';
import { SEATS } from './seating.ts';

export interface PairJob {
  readonly seed: string;
  readonly aliens: readonly string[];
}

export interface PairResult {
  readonly answers: number;
  readonly contacts: Contacts;
  /** Null when all went well. */
  readonly failure: string | null;
}

/** The same game as one of `lab fuzz`, which is how it can be seen again. */
export const fuzzJob = ({ seed, aliens }: PairJob): FuzzJob => ({
  game: cosmicLab.game.id,
  seed,
  wishes: { players: { min: SEATS, max: SEATS }, given: { aliens: aliens.join(','), flares: '' } },
  thorough: false,
});

/** One random game in which everything is checked, with what was at work together in it. */
export function pairGame(job: PairJob): PairResult {
  const spy = spyOn(cosmicLab.game.rules);
  try {
    const { answers } = playJob(cosmicLab, spy.rules, fuzzJob(job));
    return { answers, contacts: spy.contacts(), failure: null };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { answers: 0, contacts: {}, failure: `${what}\n${origin(error).replaceAll(/^/gm, '    ')}` };
  }
}
