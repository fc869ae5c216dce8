// The entrance for browsers: this game's part of the shell. Its pages are fetched when somebody goes there.
import type { GameClient } from '@parley/web/game-client.ts';

export const client: GameClient = {
  id: 'cosmic',
  name: 'Cosmic Encounter',
  sample: async () => (await import('./web/landing/hero-map.tsx')).HeroMap,
  table: async () => (await import('./web/table.tsx')).table,
  replay: async () => (await import('./web/replay.tsx')).replay,
};
