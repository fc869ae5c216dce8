import { addCards, addStarterDecks } from '../effects/index.ts';
import { CARDS } from './cards.ts';
import { STARTER_DECKS } from './decks/index.ts';

// Every card there is, and the decks that anybody may play. Loaded once, by whoever plays.
addCards(CARDS);
addStarterDecks(STARTER_DECKS);
