import { CODEX } from './codex.ts';
import { CREATE } from './create.ts';
import { and, capital, or, plural } from './grammar.ts';
import { TALK } from './log.ts';
import { ASKING } from './prompt.ts';
import { REPLAY } from './replay.ts';
import { SITE } from './site.ts';
import { TABLE } from './table.ts';
import { WORDS } from './words.ts';

/** Every word the shell says. What a game's board, cards and questions say comes with the game. */
export const T = { ...WORDS, ...ASKING, ...TALK, ...TABLE, ...SITE, ...CREATE, ...CODEX, ...REPLAY, and, capital, or, plural };
