import { AROUND } from './text/around.ts';
import { ASKING } from './text/asking.ts';
import { BOARD } from '@parley/cosmic/web/text/board.ts';
import { and, capital, or, plural } from './text/grammar.ts';
import { TALK } from './text/talk.ts';
import { THINGS } from '@parley/cosmic/web/text/things.ts';
import { WORDS } from './text/words.ts';

/** Every word the table itself says. What cards, aliens, questions and events say comes with the game. */
export const T = { ...WORDS, ...BOARD, ...ASKING, ...TALK, ...THINGS, ...AROUND, and, capital, or, plural };
