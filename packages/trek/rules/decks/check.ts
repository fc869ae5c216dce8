import { deckFaults as faultsOf, type Deck, type DeckFault } from '../../language/index.ts';
import { findCard } from '../registry/cards.ts';

/** Everything that keeps a deck from a table, by the cards as they are registered. None: it is legal. */
export const deckFaults = (deck: Deck, missionsCount: boolean): DeckFault[] => faultsOf(deck, missionsCount, findCard);
