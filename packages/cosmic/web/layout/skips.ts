import { SHELL, type Skip } from '@parley/web/shell';
import { T } from '../text/index.ts';

/** Places to skip to, in the order in which they stand; the log only where it is always on screen. */
export const skips = (own: readonly ('map' | 'hand')[], log: boolean): readonly Skip[] => [
  ['decision', SHELL.table.skip.decision],
  ...own.map((place): Skip => [place, T.table.skip[place]]),
  ...(log ? [['log', SHELL.table.skip.log] as const] : []),
];
