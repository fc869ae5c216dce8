import { speak, type Bound } from '@parley/web/shell';
import { CODEX } from './en/codex.ts';

/** What the Codex says itself. */
export const C: Bound<typeof CODEX> = await speak(CODEX, { de: () => Promise.resolve(CODEX) });
