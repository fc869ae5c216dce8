import type { LabHooks } from '@parley/kernel';
import type { Options } from '../rules/options/options.ts';
import type { State } from '../rules/state/state.ts';
import { mayDoNothing, superTrial } from '../testing/for-nothing.ts';
import { randomOptions } from './options.ts';
import { allTargets, targetOf, usedInGame } from './targets.ts';

/**
 * A team wins when both partners do at the same time (R29.5). Rookies need some five hundred answers for that, random players about four
 * thousand, now and then more than twenty thousand.
 */
const TEAM_ANSWERS = 2_000;

/** Cosmic Encounter in the lab. */
export const cosmicLab: LabHooks<State> = {
  randomOptions,
  targets: allTargets,
  usedBy: targetOf,
  usedInGame,
  mayDoNothing,
  trial: superTrial,
  mostAnswers: (options) => ((options as unknown as Options).teams ? TEAM_ANSWERS : null),
};
