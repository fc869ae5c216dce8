// The entrance for browsers: this game's part of the shell. Its pages are fetched when somebody goes there.
import type { GameClient } from '@parley/web/shell';
import { seatMark } from './web/create/seat-mark.tsx';
import { T } from './web/text/index.ts';

export const client: GameClient = {
  id: 'cosmic',
  name: 'Cosmic Encounter',
  seatMark,
  openSeat: { alien: T.create.dealt },
  settings: (options) => {
    const picked = typeof options === 'object' && options !== null && 'aliens' in options ? options.aliens : null;
    return Array.isArray(picked) ? [T.room.picked({ n: picked.length })] : [];
  },
  sample: async () => (await import('./web/landing/hero-map.tsx')).HeroMap,
  table: async () => (await import('./web/table.tsx')).table,
  replay: async () => (await import('./web/replay.tsx')).replay,
  create: async () => (await import('./web/create.tsx')).create,
  codex: async () => (await import('./web/codex.tsx')).codex,
};
