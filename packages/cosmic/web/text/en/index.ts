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

export const EN = { ...WORDS, ...BOARD, ...THINGS, ...TABLE, ...ASKING, ...DEAL, ...SETS, ...CREATE, ...CODEX, ...REPLAY };
