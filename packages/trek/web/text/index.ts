import { speak, type Bound } from '@parley/web/shell';
import { EN } from './en/index.ts';

/** A word by a name that the game sends: there may be none for it. */
export const wordFor = (words: { readonly [name: string]: string }, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** Every word the table of this game says itself. There is no German yet: what cards, questions and events say is English, too. */
export const T: Bound<typeof EN> = await speak(EN, { de: () => Promise.resolve(EN) });
