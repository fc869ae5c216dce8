import { InputError } from '@parley/kernel';
import type { Deck, StarterDeck } from '../../language/index.ts';
import { brief } from './read.ts';

const starters: StarterDeck[] = [];

/** Content brings the decks that anybody may play. */
export const addStarterDecks = (list: readonly StarterDeck[]): void => void starters.push(...list);
/** These decks, with the cards that stand in for others. */
export const allStarters = (): readonly StarterDeck[] => starters;
/** The decks that anybody may play, as content has them. */
export const starterDecks = (): readonly Deck[] => starters.map((x) => x.deck);
/** One of them by its name. */
export function starterNamed(name: string): Deck {
  const found = starterDecks().find((x) => x.name === name);
  if (found !== undefined) return found;
  const names = starterDecks().map((x) => x.name);
  throw new InputError(`There is no starter deck "${brief(name)}"; there are ${names.join(', ')}.`);
}
