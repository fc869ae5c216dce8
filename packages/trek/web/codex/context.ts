import { createContext } from 'react';
import type { Library } from '../decks/model/book.ts';

/** All cards, for articles. */
export const LibraryContext = createContext<Library | null>(null);
