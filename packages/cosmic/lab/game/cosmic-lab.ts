import type { GameLab } from '@parley/lab/kit';
import { allAliens, type State } from '../../index.ts';
import { cosmicGame } from '../../module.ts';
import { mayDoNothing, superTrial } from '../../testing/index.ts';
import { coverage } from '../coverage/index.ts';
import { biasedOptions } from '../exhaustive/bias.ts';
import { allTargets, targetOf, targetOfOption, usedByWhole } from '../exhaustive/targets.ts';
import { golden } from './golden.ts';
import { mutation } from './mutation.ts';
import { checkWishes, randomOptions, wishesOf } from '../random/options.ts';
import { simulation } from '../simulation/index.ts';
import { terminal } from './terminal.ts';

/**
 * A team wins when both partners do at the same time (R29.5). Rookies need some five hundred answers for that, random players about four
 * thousand, now and then more than twenty thousand.
 */
const TEAM_ANSWERS = 2_000;

/** Cosmic Encounter in the lab. */
export const cosmicLab: GameLab<State> = {
  game: cosmicGame,
  random: {
    wishes: {
      aliens: { takes: 'a,b', about: 'aliens that play in every game; the others are random' },
      flares: { about: 'everybody starts with flares of the aliens at the table' },
    },
    check: checkWishes,
    options: (seed, wishes) => randomOptions(seed, wishesOf(wishes)),
    mostAnswers: ({ teams }) => (teams === true ? TEAM_ANSWERS : undefined),
    checks: { mayDoNothing, trial: superTrial },
  },
  targets: {
    kinds: [
      ['power', 'powers'],
      ['wild', 'wild texts'],
      ['super', 'super texts'],
      ['card', 'cards'],
      ['option', 'options'],
    ],
    all: allTargets,
    usedBy: targetOf,
    usedByWhole,
    options: biasedOptions,
    usedByOption: targetOfOption,
    isPrecious: (d) => d.tag === 'super',
  },
  simulation,
  terminal,
  golden,
  coverage,
  mutation,
  bench: {
    usual: { players: 5, sets: ['base'] },
    usualName: '5 players, all aliens of the base set',
    all: { players: 5 },
    allName: `all ${allAliens().length} aliens`,
    idleWindow: 'window:destiny.end',
  },
};
