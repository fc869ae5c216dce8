import type { GameClient } from '../game-client.ts';

/** A game that can be played here: what it is called, and where its part of the browser is. */
export interface KnownGame {
  readonly name: string;
  load(): Promise<{ readonly client: GameClient }>;
}
export type Games = { readonly [id: string]: KnownGame };

let games: Games = {};
const loaded = new Map<string, Promise<GameClient>>();

/** Says which games there are. The first is the one that is meant where nobody says which. */
export function offerGames(all: Games): void {
  games = all;
  loaded.clear();
}

export const gameIds = (): readonly string[] => Object.keys(games);
export const gameName = (id: string): string => games[id]?.name ?? id;
export const usualGame = (): string => gameIds()[0] ?? '';

/** A game's part of the browser: fetched once a visit. */
export function loadGame(id: string): Promise<GameClient> {
  const known = loaded.get(id);
  if (known) return known;
  const game = games[id];
  const asked = game ? game.load().then(({ client }) => client) : Promise.reject(new Error(`There is no game called "${id}" here.`));
  loaded.set(id, asked);
  asked.catch(() => loaded.delete(id));
  return asked;
}
