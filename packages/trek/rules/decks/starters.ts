import type { Deck, StarterDeck } from '../../language/index.ts';

const starters: StarterDeck[] = [];

/** Content brings the decks that anybody may play. */
export const addStarterDecks = (list: readonly StarterDeck[]): void => void starters.push(...list);
/** These decks, with the cards that stand in for others. */
export const allStarters = (): readonly StarterDeck[] => starters;
/** The decks that anybody may play, as content has them. */
export const starterDecks = (): readonly Deck[] => starters.map((x) => x.deck);
