import { DECK_ZONES, zonesFor, type Deck, type DeckCard, type DeckZone } from '../../../language/index.ts';

/** Decks are never changed: each of these makes another one. */
export const addCard = (deck: Deck, id: string, zone: DeckZone, n = 1): Deck => ({
  ...deck,
  [zone]: [...deck[zone], ...Array.from({ length: n }, () => id)],
});

/** Takes copies out of a part, the last ones first. */
export function takeCard(deck: Deck, id: string, zone: DeckZone, n = 1): Deck {
  let left = n;
  const kept = deck[zone].toReversed().filter((x) => x !== id || left-- <= 0);
  return { ...deck, [zone]: kept.toReversed() };
}

/** All copies of these cards out of the deck. */
export const without = (deck: Deck, ids: readonly string[]): Deck => ({
  ...deck,
  ...Object.fromEntries(DECK_ZONES.map((zone) => [zone, deck[zone].filter((id) => !ids.includes(id))])),
});

export const moveCard = (deck: Deck, id: string, from: DeckZone, to: DeckZone): Deck =>
  deck[from].includes(id) ? addCard(takeCard(deck, id, from), id, to) : deck;

/** Every copy of these cards from one part to where they may be; what may be nowhere else is left. */
export function moveWhereTheyBelong(deck: Deck, ids: readonly string[], from: DeckZone, find: (id: string) => DeckCard | undefined): Deck {
  let now = deck;
  for (const id of deck[from].filter((x) => ids.includes(x))) {
    const card = find(id);
    const to = card === undefined ? undefined : zonesFor(card).find((zone) => zone !== from);
    if (to !== undefined) now = moveCard(now, id, from, to);
  }
  return now;
}

export const copiesOf = (deck: Deck, id: string): number =>
  DECK_ZONES.reduce((n, zone) => n + deck[zone].filter((x) => x === id).length, 0);

export const sizeOf = (deck: Deck): number => DECK_ZONES.reduce((n, zone) => n + deck[zone].length, 0);
