import { InputError } from '@parley/kernel';
import { parseDeck, type Deck } from '../../language/index.ts';
import { deckFaults } from './check.ts';

/** What somebody wrote, short enough for a sentence. */
export const brief = (text: string): string => (text.length <= MOST_SAID ? text : `${text.slice(0, MOST_SAID)}…`);
const MOST_SAID = 40;

/** Reads a deck as it was written or kept, legal or not: lists of card ids by name. */
export function readDeck(input: unknown): Deck {
  const deck = parseDeck(input);
  if (typeof deck === 'string') throw new InputError(deck);
  return deck;
}

/** The same for a table: a deck that is not legal is refused with all that is wrong with it. */
export function readLegalDeck(input: unknown, missionsCount: boolean): Deck {
  const deck = readDeck(input);
  const faults = deckFaults(deck, missionsCount);
  if (faults.length > 0) throw new InputError(`The deck "${deck.name}" cannot be played. ${faults.map((x) => x.text).join(' ')}`);
  return deck;
}
