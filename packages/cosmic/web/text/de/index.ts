import type { Translated } from '@parley/web/shell';
import type { EN } from '../en/index.ts';
import { BOARD } from './board.ts';
import { CODEX } from './codex.ts';
import { CREATE } from './create.ts';
import { DEAL } from './deal.ts';
import { ASKING } from './prompt.ts';
import { REPLAY } from './replay.ts';
import { SETS } from './sets.ts';
import { TABLE } from './table.ts';
import { THINGS } from './things.ts';
import { WORDS } from './words.ts';

/** German; the words are those of the glossary in cosmic/text/de. */
export const DE: Translated<typeof EN> = {
  ...WORDS,
  ...BOARD,
  ...THINGS,
  ...TABLE,
  ...ASKING,
  ...DEAL,
  ...SETS,
  ...CREATE,
  ...CODEX,
  ...REPLAY,
};
