import type { CodexFilter } from '../game-client.ts';
import type { Entry } from './entries.ts';

export interface Filter {
  readonly text: string;
  readonly shelf: string;
  /** The chosen values of each of the game's filters. */
  readonly chosen: { readonly [filter: string]: readonly string[] };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How well an entry fits the words; 0: not at all. Every word must be found somewhere. */
export function scoreOf(entry: Entry, words: readonly string[]): number {
  const name = plain(entry.name);
  const summary = plain(entry.summary);
  const more = plain(entry.more);
  let score = 1;
  for (const word of words) {
    if (name === word) score += 100;
    else if (name.startsWith(word)) score += 60;
    else if (name.includes(` ${word}`)) score += 40;
    else if (name.includes(word)) score += 30;
    else if (summary.includes(word)) score += 10;
    else if (more.includes(word)) score += 3;
    else return 0;
  }
  return score;
}

export const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/\s+/)
    .filter((w) => w !== '');

const fits = (entry: Entry, f: Filter, filters: readonly CodexFilter[]): boolean =>
  filters.every(({ shelf, id, valueOf }) => {
    const chosen = f.chosen[id] ?? [];
    return shelf !== entry.kind || chosen.length === 0 || chosen.includes(valueOf(entry));
  });

/** The entries of one shelf that fit, best first; without words in their own order. */
export function found(all: readonly Entry[], f: Filter, filters: readonly CodexFilter[]): readonly Entry[] {
  const words = wordsOf(f.text);
  const shelf = all.filter((e) => e.kind === f.shelf && fits(e, f, filters));
  if (words.length === 0) return shelf;
  return shelf
    .map((entry, order) => ({ entry, order, score: scoreOf(entry, words) }))
    .filter((x) => x.score > 0)
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .map((x) => x.entry);
}

/** How many of each shelf fit the words, whatever the other filters say. */
export function counts(all: readonly Entry[], text: string): ReadonlyMap<string, number> {
  const words = wordsOf(text);
  const out = new Map<string, number>();
  for (const entry of all) if (words.length === 0 || scoreOf(entry, words) > 0) out.set(entry.kind, (out.get(entry.kind) ?? 0) + 1);
  return out;
}

/** Where to go when the words are not on the open shelf: the first shelf that has them. */
export function shelfFor(all: readonly Entry[], f: Filter, shelves: readonly { readonly kind: string }[]): string {
  const n = counts(all, f.text);
  if ((n.get(f.shelf) ?? 0) > 0) return f.shelf;
  return shelves.find(({ kind }) => (n.get(kind) ?? 0) > 0)?.kind ?? f.shelf;
}

export const toggled = (list: readonly string[], value: string): readonly string[] =>
  list.includes(value) ? list.filter((x) => x !== value) : [...list, value];
