import { namesIndex, type Deck, type DeckCard, type DeckZone, type Facts, type FindCard } from '../../language/index.ts';

/** How decks are written outside of this table. `dek` and `lackey` are the file and the text of a program many people have their decks in. */
export const DECK_FORMATS = ['text', 'lackey', 'dek', 'json'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** The cards that there are, by id and by name. */
export interface CardBook {
  readonly find: FindCard;
  readonly named: (name: string) => readonly Facts[];
}
export function cardBook(cards: readonly DeckCard[]): CardBook {
  const byId = new Map(cards.map((x) => [x.facts.id, x]));
  return { find: (id) => byId.get(id), named: namesIndex(cards.map((x) => x.facts)) };
}

/** Why something was not taken: nothing is called so, several cards are, only another version is here, or it is nothing that can be read. */
export type Trouble = 'unknown' | 'several' | 'other-version' | 'number' | 'unreadable';

/** What was not taken, for whoever brought it: nothing is dropped without a word. */
export interface Unread {
  /** The line it stands in, from 1 on. */
  readonly line: number;
  readonly text: string;
  readonly n: number;
  readonly why: Trouble;
  /** Where it would have gone; null: where its cards usually are. */
  readonly zone: DeckZone | null;
  /** Cards that may be meant. */
  readonly choices: readonly string[];
}

export interface DeckRead {
  readonly format: DeckFormat;
  readonly deck: Deck;
  readonly unread: readonly Unread[];
}

/** A card that stands somewhere in a text, so many times. */
export interface Entry {
  readonly line: number;
  readonly text: string;
  readonly n: number;
  readonly zone: DeckZone | null;
  readonly found: Found;
}
export type Found = { readonly id: string } | { readonly why: Trouble; readonly choices: readonly string[] };

/** More copies of one card than anybody means. */
export const MOST_COPIES = 60;
/** More letters than any deck has, in any format. */
export const MOST_LETTERS = 64_000;
export const MOST_LINES = 1500;
/** More than this and it is no deck. */
export const MOST_CARDS = 400;
export const MOST_UNREAD = 200;
