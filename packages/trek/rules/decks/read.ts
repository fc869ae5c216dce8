import { InputError } from '@parley/kernel';
import type { Deck } from '../options/options.ts';
import { deckFaults } from './check.ts';

type Fields = { readonly [name: string]: unknown };
export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

const LISTS = ['missions', 'reserve', 'seeds', 'sites', 'draw'] as const;
const NAME_LENGTH = 60;
/** More cards than any part of a deck has: longer lists are no deck. */
const MOST_CARDS = 400;

/** Reads a deck as it was written or kept, legal or not: lists of card ids by name. */
export function readDeck(input: unknown): Deck {
  if (!isFields(input))
    throw new InputError('A deck is written by name: {"name": "...", "missions": [...], "seeds": [...], "draw": [...]}.');
  const strange = Object.keys(input).find((x) => x !== 'name' && !LISTS.some((list) => list === x));
  if (strange !== undefined) throw new InputError(`A deck has a name, ${LISTS.join(', ')}, but no "${strange}".`);
  const { name = 'Deck' } = input;
  if (typeof name !== 'string' || name.length > NAME_LENGTH)
    throw new InputError(`The name of a deck is a text of at most ${NAME_LENGTH} letters.`);
  const [missions, reserve, seeds, sites, draw] = LISTS.map((list) => readList(list, input[list] ?? []));
  return { name, missions, reserve, seeds, sites, draw };
}

function readList(list: string, given: unknown): string[] {
  if (!Array.isArray(given) || given.length > MOST_CARDS)
    throw new InputError(`The ${list} of a deck are a list of at most ${MOST_CARDS} cards.`);
  return given.map((x: unknown) => {
    if (typeof x !== 'string')
      throw new InputError(`The ${list} of a deck are ids of cards such as "DOM-74", not ${JSON.stringify(x).slice(0, 40)}.`);
    return x;
  });
}

/** The same for a table: a deck that is not legal is refused with all that is wrong with it. */
export function readLegalDeck(input: unknown, missionsCount: boolean): Deck {
  const deck = readDeck(input);
  const faults = deckFaults(deck, missionsCount);
  if (faults.length > 0) throw new InputError(`The deck "${deck.name}" cannot be played. ${faults.map((x) => x.text).join(' ')}`);
  return deck;
}
