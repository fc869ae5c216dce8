import type { Entry, Shelf } from '@parley/cosmic/web/codex/entries.ts';

export interface Filter {
  readonly text: string;
  readonly shelf: Shelf;
  readonly alerts: readonly string[];
  readonly sets: readonly string[];
  readonly types: readonly string[];
}

export const NO_FILTER: Filter = { text: '', shelf: 'alien', alerts: [], sets: [], types: [] };

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

const passes = (chosen: readonly string[], value: string): boolean => chosen.length === 0 || chosen.includes(value);

function fits(entry: Entry, f: Filter): boolean {
  if (entry.kind === 'alien') return passes(f.alerts, entry.alien.alert) && passes(f.sets, entry.alien.set);
  return entry.kind === 'card' ? passes(f.types, entry.card.type) : true;
}

/** The entries of one shelf that fit, best first; without words in their own order. */
export function found(all: readonly Entry[], f: Filter): readonly Entry[] {
  const words = wordsOf(f.text);
  const shelf = all.filter((e) => e.kind === f.shelf && fits(e, f));
  if (words.length === 0) return shelf;
  return shelf
    .map((entry, order) => ({ entry, order, score: scoreOf(entry, words) }))
    .filter((x) => x.score > 0)
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .map((x) => x.entry);
}

/** How many of each shelf fit the words, whatever the other filters say. */
export function counts(all: readonly Entry[], text: string): { readonly [S in Shelf]: number } {
  const words = wordsOf(text);
  const out = { alien: 0, card: 0, option: 0, rule: 0 };
  for (const entry of all) if (words.length === 0 || scoreOf(entry, words) > 0) out[entry.kind]++;
  return out;
}

/** Where to go when the words are not on the open shelf: the first shelf that has them. */
export function shelfFor(all: readonly Entry[], f: Filter): Shelf {
  const n = counts(all, f.text);
  if (n[f.shelf] > 0) return f.shelf;
  return (Object.keys(n) as Shelf[]).find((s) => n[s] > 0) ?? f.shelf;
}

export const toggled = (list: readonly string[], value: string): readonly string[] =>
  list.includes(value) ? list.filter((x) => x !== value) : [...list, value];
