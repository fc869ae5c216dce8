import { cosmicKind } from './cosmic.ts';
import type { GameKind } from './kind.ts';

const GAMES: { readonly [id: string]: GameKind } = { [cosmicKind.id]: cosmicKind };

export function gameKind(id: string): GameKind {
  if (!Object.hasOwn(GAMES, id)) throw new Error(`there is no game "${id}"`);
  return GAMES[id];
}

export type { Drained, Engine, StoredGame } from './engine.ts';
export type { GameKind, SeatChoice } from './kind.ts';
