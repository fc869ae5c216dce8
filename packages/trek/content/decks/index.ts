import type { StarterDeck } from '../../language/index.ts';
import { factsNamed } from '../facts/index.ts';
import { cardassian } from './cardassian.ts';
import { starterOf, type DeckList } from './deck-list.ts';
import { deepSpaceNine } from './deep-space-nine.ts';
import { dominion } from './dominion.ts';
import { klingon } from './klingon.ts';
import { mercenaries } from './mercenaries.ts';
import { romulan } from './romulan.ts';

/** The six decks that anybody may play. */
export const DECK_LISTS: readonly DeckList[] = [dominion, deepSpaceNine, cardassian, klingon, romulan, mercenaries];

function idOf(name: string): string {
  // Of cards with one title the first printed is meant, unless the name says which.
  const [facts] = factsNamed(name);
  if (facts === undefined) throw new Error(`there is no card "${name}"`);
  return facts.id;
}
export const STARTER_DECKS: readonly StarterDeck[] = DECK_LISTS.map((list) => starterOf(list, idOf));
