import { CODEX } from './codex.ts';
import { CREATE } from './create.ts';
import { KEPT } from './kept.ts';
import { TALK } from './log.ts';
import { ASKING } from './prompt.ts';
import { REPLAY } from './replay.ts';
import { SITE } from './site.ts';
import { TABLE } from './table.ts';
import { WORDS } from './words.ts';

export const EN = { ...WORDS, ...ASKING, ...TALK, ...TABLE, ...SITE, ...CREATE, ...KEPT, ...CODEX, ...REPLAY };
