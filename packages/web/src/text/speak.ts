import { bind, type Bound, type Translated } from './bind.ts';
import { language, locale, PSEUDO, type Language } from './language.ts';

/** A catalogue in the language of this page. Other languages than English are fetched when they are needed. */
export async function speak<C extends object>(
  english: C,
  others: { readonly [L in Exclude<Language, 'en'>]: () => Promise<Translated<C>> },
): Promise<Bound<C>> {
  if (language === PSEUDO) {
    const { pseudoAll } = await import('@parley/kit/pseudo');
    return bind(english, pseudoAll(english as never) as unknown as Translated<C>, locale);
  }
  return bind(english, language === 'en' ? (english as Translated<C>) : await others[language](), locale);
}
