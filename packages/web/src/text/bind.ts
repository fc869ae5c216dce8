import { isMessage, say, textOf, type Fact, type Locale, type Message, type Part } from '@parley/kernel/sentence';
import type { Catalogue } from '@parley/kit/messages';
import type { GetICUArgs } from '@schummar/icu-type-parser';

/** Words that are looked up by a name nobody knows beforehand. */
export interface Words {
  readonly [name: string]: string;
}

type KeysOf<T> = T extends unknown ? keyof T : never;
/** What a message speaks of, by the names of its arguments. */
type FactsOf<S extends string> = { readonly [name in KeysOf<GetICUArgs<S>>]: Fact<Part> };
/** A message without arguments is a text, any other one a function of its facts. */
type Said<S extends string> = string extends S ? string : KeysOf<GetICUArgs<S>> extends never ? string : (facts: FactsOf<S>) => string;

/** A catalogue that can be spoken with. The types are those of the messages as they are written in English. */
export type Bound<C> = { readonly [K in keyof C]: C[K] extends string ? Said<C[K]> : Bound<C[K]> };

/** The same catalogue in another language: the same keys, other messages. */
export type Translated<C> = { readonly [K in keyof C]: C[K] extends string ? string : Translated<C[K]> };

/**
 * Makes a catalogue speak. The build has compiled its messages (packages/web/messages-plugin.ts), so what arrives here is not what is
 * written. Whether something is a text or a function is told by the English message: another language may need fewer facts.
 */
export function bind<C extends Catalogue<Message>>(english: C, messages: Catalogue<Message>, locale: Locale): Bound<C> {
  return spoken(english, messages, locale) as Bound<C>;
}

function spoken(english: Catalogue<Message>, messages: Catalogue<Message>, locale: Locale): object {
  return Object.fromEntries(
    Object.entries(english).map(([name, written]) => {
      const message = messages[name] ?? written;
      if (!isMessage(written)) return [name, spoken(written, isMessage(message) ? written : message, locale)];
      if (!isMessage(message)) return [name, name];
      const facts = (given: { readonly [fact: string]: Fact<Part> }): string => textOf(say(locale, message, given));
      return [name, typeof written === 'string' ? facts({}) : facts];
    }),
  );
}
