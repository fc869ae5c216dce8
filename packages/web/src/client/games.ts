import type { GameClient } from '../game-client.ts';

/** A game that can be played here: what it is called, and where its part of the browser is. */
export interface KnownGame {
  readonly name: string;
  /** It is there to be read and tested: nobody is offered it, and whoever names it in the address gets it. */
  readonly example?: boolean;
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
/** Those that people are offered. */
export const offeredGames = (): readonly string[] => gameIds().filter((id) => games[id].example !== true);
export const gameName = (id: string): string => games[id]?.name ?? id;
export const usualGame = (): string => gameIds()[0] ?? '';
/** The game an address names (`?game=`), or the usual one. */
export function gameInAddress(search: string): string {
  const named = new URLSearchParams(search).get('game');
  return named !== null && gameIds().includes(named) ? named : usualGame();
}

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
