import { mix } from '@parley/kernel';
import type { WordLists } from '../protocol.ts';
import { cosmicKind } from './cosmic.ts';
import type { GameKind } from './kind.ts';

const GAMES: { readonly [id: string]: GameKind } = { [cosmicKind.id]: cosmicKind };

/** The game that is meant where none is named. */
export const USUAL_GAME = cosmicKind.id;
export const isGame = (id: string): boolean => Object.hasOwn(GAMES, id);

export function gameKind(id: string): GameKind {
  if (!isGame(id)) throw new Error(`there is no game "${id}"`);
  return GAMES[id];
}

/** The words of all games, to be handed out. */
export const wordLists = (): Required<WordLists> => ({
  stamp: Object.values(GAMES).reduce((stamp, { words }) => mix(stamp, words.stamp) >>> 0, 0),
  lists: Object.fromEntries(Object.values(GAMES).map(({ id, words }) => [id, words.list])),
});

export type { Drained, Engine, StoredGame } from './engine.ts';
export type { GameKind } from './kind.ts';
