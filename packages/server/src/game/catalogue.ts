import type { SomeGame } from '@parley/kernel';
import { hostedGame, type HostedGame } from './hosted-game.ts';

/** The games a server plays. */
export interface Catalogue {
  readonly all: readonly HostedGame[];
  /** The one that is meant where none is named. */
  readonly usual: HostedGame;
  find(id: string): HostedGame | null;
  /** Throws where there is no such game. */
  get(id: string): HostedGame;
}

export function catalogueOf(games: readonly SomeGame[]): Catalogue {
  const all = games.map(hostedGame);
  const [usual] = all;
  if (usual === undefined) throw new Error('a server needs a game');
  const byId = new Map(all.map((game) => [game.id, game]));
  return {
    all,
    usual,
    find: (id) => byId.get(id) ?? null,
    get(id) {
      const game = byId.get(id);
      if (!game) throw new Error(`there is no game "${id}"`);
      return game;
    },
  };
}
