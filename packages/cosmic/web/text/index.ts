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

/** Every word the table of this game says itself. What cards, aliens, questions and events say comes with the game's texts. */
export const T = { ...WORDS, ...BOARD, ...THINGS, ...TABLE, ...ASKING, ...DEAL, ...SETS, ...CREATE, ...CODEX, ...REPLAY };
