import type { GameCodex } from '../game-client.ts';
import { OPTIONS, RULING, type EntryRef } from './entries.ts';

/** What the parts of an address below the Codex say: which game's, and what in it. */
export interface CodexAddress {
  readonly game: string;
  readonly rest: readonly string[];
}

/** Reads '/codex/chess/piece/rook'. Without a game the usual one is meant. */
export function addressOf(path: readonly string[], games: readonly string[], usual: string): CodexAddress {
  return games.includes(path[0]) ? { game: path[0], rest: path.slice(1) } : { game: usual, rest: path };
}

/** The entry that is named, or null. */
export function refOf([kind, id]: readonly string[], of: Pick<GameCodex, 'shelves' | 'leadsTo'>): EntryRef | null {
  if (kind === undefined || id === undefined || id === '') return null;
  const elsewhere = of.leadsTo(kind, id);
  if (elsewhere) return elsewhere;
  return kind === RULING || kind === OPTIONS || of.shelves.some((s) => s.kind === kind) ? { kind, id } : null;
}
