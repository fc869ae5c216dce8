import type { GameInfo } from '@parley/server/protocol';
import { gameInfo } from '../client/game-info.ts';
import { loadGame } from '../client/games.ts';
import { useLoaded, type Loaded } from '../client/use-loaded.ts';
import type { GameClient } from '../game-client.ts';

/** A game's part of the browser, or null until it is there. */
export function useGameClient(game: string): GameClient | null {
  const client = useLoaded(`game ${game}`, () => loadGame(game));
  return client.state === 'ready' ? client.value : null;
}

/** The same, with what a form needs to know of it. */
export const useGameAndInfo = (game: string): Loaded<{ readonly client: GameClient; readonly info: GameInfo }> =>
  useLoaded(`game and info ${game}`, async () => {
    const [client, info] = await Promise.all([loadGame(game), gameInfo(game)]);
    return { client, info };
  });
