import { paths } from '@parley/web/shell';

/** Where the Codex tells about something of this game. */
export const entryPath = (kind: 'alien' | 'card' | 'rule', id: string): string => paths.codexEntry('cosmic', kind, id);
