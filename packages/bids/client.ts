// The entrance for browsers: this game's part of the shell. Its pages are fetched when somebody goes there.
import type { GameClient } from '@parley/web/shell';
import { seatMark } from './web/paddle.tsx';

export const client: GameClient = {
  id: 'bids',
  name: 'Sealed Bids',
  seatMark,
  table: async () => (await import('./web/table.tsx')).table,
  replay: async () => (await import('./web/replay.tsx')).replay,
};
