import { BOARD } from '@parley/cosmic/web/text/board.ts';
import { THINGS } from '@parley/cosmic/web/text/things.ts';
import { CODEX } from './codex.ts';
import { CREATE } from './create.ts';
import { and, capital, or, plural } from './grammar.ts';
import { TALK } from './log.ts';
import { ASKING } from './prompt.ts';
import { REPLAY } from './replay.ts';
import { SITE } from './site.ts';
import { AROUND } from './table.ts';
import { WORDS } from './words.ts';

/** Every word the table itself says. What cards, aliens, questions and events say comes with the game. */
export const T = {
  ...WORDS,
  ...BOARD,
  ...ASKING,
  ...TALK,
  ...THINGS,
  ...AROUND,
  ...SITE,
  ...CREATE,
  ...CODEX,
  ...REPLAY,
  and,
  capital,
  or,
  plural,
};
