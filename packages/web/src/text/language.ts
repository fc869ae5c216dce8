import { localeOf, type Locale } from '@parley/kernel/sentence';
import { recall } from '../storage/keep.ts';

/** The languages of the shell, by the names they have themselves. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;

/** Made of English by accents and brackets, to see what does not come from the catalogue. Nobody is offered it. */
export const PSEUDO = 'en-XA';

const isLanguage = (x: string): x is Language => Object.hasOwn(LANGUAGES, x);

/** The language somebody has chosen, or else the first of the browser's that there is. */
export function languageFor(chosen: string | undefined, wished: readonly string[]): Language | typeof PSEUDO {
  if (chosen === PSEUDO) return PSEUDO;
  return [chosen ?? '', ...wished.map((tag) => tag.toLowerCase().split('-')[0])].find(isLanguage) ?? 'en';
}

/** The language of this page. Another one is another page: what is chosen in the settings holds from the next load. */
export const language = languageFor(
  recall<{ readonly language?: string }>('settings')?.language,
  typeof document === 'undefined' ? [] : navigator.languages,
);

/** Lists and dates are British in English: a serial comma is none of ours. */
export const locale: Locale = localeOf(language === 'en' ? 'en-GB' : language);
