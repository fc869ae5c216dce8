import type { Message } from '@parley/kernel/sentence';
import type { Catalogue } from '@parley/kit/messages';
import { bind, type Bound, type Translated } from './bind.ts';
import { language, locale, PSEUDO, type Language } from './language.ts';

/** A catalogue in the language of this page. Other languages than English are fetched when they are needed. */
export async function speak<C extends Catalogue<Message>>(
  english: C,
  others: { readonly [L in Exclude<Language, 'en'>]: () => Promise<Translated<C>> },
): Promise<Bound<C>> {
  if (language === PSEUDO) {
    const { pseudoAll } = await import('@parley/kit/pseudo');
    return bind(english, pseudoAll(english), locale);
  }
  return bind(english, language === 'en' ? english : await others[language](), locale);
}
