import type { Deck } from '../options/options.ts';

const decks: Deck[] = [];

/** Content brings the decks that anybody may play. */
export const addStarterDecks = (list: readonly Deck[]): void => void decks.push(...list);
/** The decks that anybody may play, as content has them. */
export const starterDecks = (): readonly Deck[] => decks;
