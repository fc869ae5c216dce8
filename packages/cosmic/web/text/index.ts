import { speak, type Bound } from '@parley/web/shell';
import { EN } from './en/index.ts';

/** A word by a name that the game sends: there may be none for it. */
export const wordFor = (words: { readonly [name: string]: string }, name: string): string | undefined => words[name];

/** Every word the table of this game says itself. What cards, aliens, questions and events say comes with the game's texts. */
export const T: Bound<typeof EN> = await speak(EN, { de: async () => (await import('./de/index.ts')).DE });
