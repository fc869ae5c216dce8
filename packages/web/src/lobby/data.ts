import type { LobbyTable, MyGame } from '@parley/server/protocol';
import { useEffect } from 'react';
import { api } from '../client/api.ts';
import { useSession } from '../client/session.ts';
import { useLoaded, type Loaded } from '../client/use-loaded.ts';

const EVERY = 15_000;

/** Looks again from time to time while the page is looked at. */
function useRefreshed(again: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) again();
    }, EVERY);
    return () => clearInterval(timer);
  }, [again]);
}

export function useTables(): Loaded<readonly LobbyTable[]> {
  const tables = useLoaded('tables', async () => (await api.tables()).tables);
  useRefreshed(tables.again);
  return tables;
}

/** Null: nobody is signed in on this browser, so there are none. */
export function useMyGames(): Loaded<readonly MyGame[]> | null {
  const session = useSession();
  const id = session?.id ?? null;
  const games = useLoaded<readonly MyGame[]>(`games ${id}`, async () => (id === null ? [] : (await api.myGames()).games));
  useRefreshed(games.again);
  return id === null ? null : games;
}
