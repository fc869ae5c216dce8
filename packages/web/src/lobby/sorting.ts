import type { LobbyTable, MyGame } from '@parley/server/protocol';

type Table = Pick<LobbyTable, 'status' | 'watchers' | 'seats'>;

export const isOpenToSit = (t: Table): boolean => t.status === 'lobby' && t.seats.some((s) => s.kind === 'open');
export const isRunning = (t: Table): boolean => t.status === 'playing' && t.watchers;

/** What waits for me first, then what runs, what waits for players, and what is over; the latest first. */
export function ordered(games: readonly MyGame[]): readonly MyGame[] {
  const rank = (g: MyGame): number => (g.yourMove ? 0 : ({ playing: 1, lobby: 2, frozen: 3, over: 4 } as const)[g.status]);
  return games.toSorted((a, b) => rank(a) - rank(b) || b.updatedAt - a.updatedAt);
}

export const latestFirst = (tables: readonly LobbyTable[]): readonly LobbyTable[] => tables.toSorted((a, b) => b.updatedAt - a.updatedAt);

export const seatedAt = (t: Pick<LobbyTable, 'seats'>): number => t.seats.filter((s) => s.kind !== 'open').length;
