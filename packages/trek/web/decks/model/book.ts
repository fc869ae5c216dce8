import type { Deck, Facts, StarterDeck } from '../../../language/index.ts';
import { plainName } from '../../../language/index.ts';
import { searchWords } from '../../../text/card-line.ts';
import { cardBook, type CardBook } from '../../../text/formats/index.ts';
import type { CardEntry, Lexicon } from '../../../text/lexicon.ts';

/** All cards that there are, for whoever builds decks: by id, by name, by any word on them. */
export interface Library extends Omit<CardBook, 'find'> {
  readonly all: readonly CardEntry[];
  readonly find: (id: string) => CardEntry | undefined;
  /** What is printed on a card and what it says, in plain letters, to be searched. */
  readonly plain: (entry: CardEntry) => string;
  readonly starters: readonly StarterDeck[];
}

export function libraryOf({ cards, decks }: Pick<Lexicon, 'cards' | 'decks'>): Library {
  const all = Object.values(cards).flatMap((x) => (x === undefined ? [] : [x]));
  const texts = new Map<CardEntry, string>();
  const plain = (entry: CardEntry): string => {
    const known = texts.get(entry);
    if (known !== undefined) return known;
    const text = plainName(`${entry.name} ${searchWords(entry.facts)} ${entry.text}`);
    texts.set(entry, text);
    return text;
  };
  return { all, find: (id) => (Object.hasOwn(cards, id) ? cards[id] : undefined), named: cardBook(all).named, plain, starters: decks };
}

export const factsIn = (library: Library, ids: readonly string[]): readonly Facts[] => ids.flatMap((id) => library.find(id)?.facts ?? []);
/** What anybody calls a card: by its id where nothing is known of it. */
export const nameOf = (library: Library, id: string): string => library.find(id)?.name ?? id;

/** What a starter deck has in place of other cards, in names: 'A for B'. */
export const standIns = (library: Library, { instead }: StarterDeck): readonly { readonly card: string; readonly by: string | null }[] =>
  instead.map(({ card, by }) => ({ card: nameOf(library, card), by: by === null ? null : nameOf(library, by) }));

/** The starter deck that has exactly these cards, whatever it is called. */
export const starterLike = (library: Library, deck: Deck): StarterDeck | undefined =>
  library.starters.find((x) => JSON.stringify({ ...x.deck, name: '' }) === JSON.stringify({ ...deck, name: '' }));
