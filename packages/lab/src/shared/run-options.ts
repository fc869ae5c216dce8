import { InputError, newSeed } from '@parley/kernel';
import { wholeNumber, type Args, type OptionSpec } from './args.ts';

/** An option that means the same in several commands: how it is described, and how it is read. */
export interface RunOption<T> extends OptionSpec {
  read(args: Args): T;
}

/** Where the games come from: those of the same seed are the same games. */
export const SEED: RunOption<string> = {
  takes: 'TEXT',
  about: 'where to start (random)',
  read({ values }) {
    if (values.seed === '') throw new InputError('--seed needs at least one character.');
    return values.seed ?? newSeed().slice(0, 8);
  },
};

/** How many games. `which`: of what kind, if it is not plain. */
export const gamesOption = (usual: number, which = ''): RunOption<number> => ({
  takes: 'N',
  about: `how many${which === '' ? '' : ` ${which}`} (${usual})`,
  read: (args) => wholeNumber(args, 'games', { min: 1, max: 100_000_000, usual }),
});

const LONGEST = 1_000_000;

/** Seconds after which no further game is begun; without a usual number there is no hurry. */
export const budgetOption = (usual?: number): RunOption<number> => ({
  takes: 'SECONDS',
  about: `start no game after so long${usual === undefined ? '' : ` (${usual})`}`,
  read: (args) => wholeNumber(args, 'budget', { min: 1, max: LONGEST, usual: usual ?? LONGEST }),
});

/** Threads, as settings of a run. */
export const WORKERS: RunOption<{ readonly workers?: number }> = {
  takes: 'N',
  about: 'threads (one for each core)',
  read(args) {
    const workers = wholeNumber(args, 'workers', { min: 0, max: 256, usual: 0 });
    return workers === 0 ? {} : { workers };
  },
};
