import { CODEX } from './text/codex.ts';
import { CREATE } from './text/create.ts';
import { REPLAY } from './text/replay.ts';
import { SITE } from './text/site.ts';

/** What the pages around the table say. */
export const P = { ...SITE, ...CREATE, ...CODEX, ...REPLAY };
