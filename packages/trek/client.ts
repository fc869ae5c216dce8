// The entrance for browsers: this game's part of the shell. Its pages are fetched when somebody goes there.
import type { GameClient } from '@parley/web/shell';
import { seatMark } from './web/seat-mark.tsx';

export const client: GameClient = {
  id: 'trek',
  name: 'Star Trek CCG',
  seatMark,
  table: async () => (await import('./web/table.tsx')).table,
  replay: async () => (await import('./web/replay.tsx')).replay,
  seatFields: { deck: async () => (await import('./web/decks/seat-field.tsx')).DeckField },
  kept: { deck: async () => (await import('./web/decks/decks.ts')).decks },
  codex: async () => (await import('./web/codex.tsx')).codex(),
};
