import { SHELL, type Skip } from '@parley/web/shell';
import { T } from '../text/index.ts';

type Own = 'panel' | 'lines' | 'focus' | 'hand' | 'any';

/** Places to skip to, in the order in which they stand. */
export const skips = (own: readonly Own[], log: boolean): readonly Skip[] => [
  ['decision', SHELL.table.skip.decision],
  ...own.map((place): Skip => [place, T.table.skip[place]]),
  ...(log ? [['log', SHELL.table.skip.log] as const] : []),
];
