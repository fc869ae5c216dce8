import type { Games } from './client/games.ts';

/** The games this table can show: a line a game. The first one is meant where nobody says which. */
export const GAMES: Games = {
  cosmic: { name: 'Cosmic Encounter', load: () => import('@parley/cosmic/client') },
  trek: { name: 'Star Trek CCG', load: () => import('@parley/trek/client') },
  bids: { name: 'Sealed Bids', example: true, load: () => import('@parley/bids/client') },
};
