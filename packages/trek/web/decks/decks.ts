import { someKept } from '@parley/web/shell';
import { EMPTY_DECK, parseDeck, type Deck } from '../../language/index.ts';
import { DeckEditor } from './deck-editor.tsx';

/** The pages for decks that people keep. */
export const decks = someKept<Deck>({
  fresh: EMPTY_DECK,
  read(value) {
    const deck = parseDeck(value);
    if (typeof deck === 'string') throw new Error(deck);
    return deck;
  },
  savesItself: true,
  Editor: DeckEditor,
});
