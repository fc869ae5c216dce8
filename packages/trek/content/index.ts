import { addCards, addOwnEffects, addStarterDecks } from '../effects/index.ts';
import { CARDS } from './cards.ts';
import { STARTER_DECKS } from './decks/index.ts';
import { OWN_EFFECTS } from './texts/dilemmas.ts';

// Every card there is, and the decks that anybody may play. Loaded once, by whoever plays.
addCards(CARDS);
addOwnEffects(OWN_EFFECTS);
addStarterDecks(STARTER_DECKS);
