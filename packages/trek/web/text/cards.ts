import { speak, type Bound } from '@parley/web/shell';
import { CARDS } from './en/cards.ts';

/** A word by a name that the game sends: there may be none for it. */
export const wordFor = (words: { readonly [name: string]: string }, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** What stands on cards, at the table and on every other page. A catalogue of its own, so that pages without a table need not fetch that of the table. */
export const CARD_WORDS: Bound<typeof CARDS> = await speak(CARDS, { de: () => Promise.resolve(CARDS) });
