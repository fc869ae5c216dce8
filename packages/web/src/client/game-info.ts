import type { GameInfo } from '@parley/server/protocol';
import { api } from './api.ts';

let asked: Promise<readonly GameInfo[]> | null = null;

/** The games of this server, and what a form needs to open a table of one: fetched once a visit. */
function gamesHere(): Promise<readonly GameInfo[]> {
  asked ??= api.games().then(
    ({ games }) => games,
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export async function gameInfo(game: string): Promise<GameInfo> {
  const found = (await gamesHere()).find((g) => g.id === game);
  if (!found) throw new Error(`There is no game called "${game}" here.`);
  return found;
}
