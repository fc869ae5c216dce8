import { addCards, addStarterDecks, defineCard } from '../effects/index.ts';
import { FACTS } from './facts/index.ts';
import { STARTER_DECKS } from './decks/index.ts';
import { TEXTS } from './texts/index.ts';

// Every card there is, with what it says, and the decks that anybody may play. Loaded once, by whoever plays.
addCards(FACTS.map((facts) => defineCard(facts, TEXTS[facts.id])));
addStarterDecks(STARTER_DECKS);
