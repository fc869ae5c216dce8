import { DECK_ZONES, EMPTY_DECK, type Deck } from './decks.ts';

type Fields = { readonly [name: string]: unknown };
export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

export const DECK_NAME_LENGTH = 60;
/** More cards than any part of a deck has: longer lists are no deck. */
const MOST_CARDS = 400;

/** Reads a deck as it was written or kept, legal or not: lists of card ids by name. A text says why it is none. */
export function parseDeck(input: unknown): Deck | string {
  if (!isFields(input)) return 'A deck is written by name: {"name": "...", "missions": [...], "seeds": [...], "draw": [...]}.';
  const strange = Object.keys(input).find((x) => x !== 'name' && !DECK_ZONES.some((zone) => zone === x));
  if (strange !== undefined) return `A deck has a name, ${DECK_ZONES.join(', ')}, but no "${strange.slice(0, 40)}".`;
  const { name = EMPTY_DECK.name } = input;
  if (typeof name !== 'string' || name.length > DECK_NAME_LENGTH)
    return `The name of a deck is a text of at most ${DECK_NAME_LENGTH} letters.`;
  for (const zone of DECK_ZONES) {
    const fault = faultOf(zone, input[zone]);
    if (fault !== null) return fault;
  }
  const [missions, reserve, seeds, sites, draw] = DECK_ZONES.map((zone) => textsIn(input[zone]));
  return { name, missions, reserve, seeds, sites, draw };
}

function faultOf(zone: string, given: unknown = []): string | null {
  if (!Array.isArray(given) || given.length > MOST_CARDS) return `The ${zone} of a deck are a list of at most ${MOST_CARDS} cards.`;
  const other: unknown = given.find((x: unknown) => typeof x !== 'string');
  return other === undefined ? null : `The ${zone} of a deck are ids of cards such as "DOM-74", not ${JSON.stringify(other).slice(0, 40)}.`;
}
const textsIn = (given: unknown): string[] => (Array.isArray(given) ? given.filter((x: unknown) => typeof x === 'string') : []);
