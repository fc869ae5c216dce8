import { textPart, type Part, type TextPart } from './part.ts';

/** What sentences need to know of a language, all of it from Intl. */
export interface Locale {
  /** Its BCP 47 tag. */
  readonly tag: string;
  plural(n: number): string;
  ordinal(n: number): string;
  number(n: number, style?: Intl.NumberFormatOptions): string;
  /** Several things, joined as the language joins them: 'a, b and c'. */
  list<P extends Part>(items: readonly (readonly P[])[], type?: 'conjunction' | 'disjunction'): (P | TextPart)[];
}

const made = new Map<string, Locale>();

export function localeOf(tag: string): Locale {
  const known = made.get(tag);
  if (known) return known;
  const cardinals = new Intl.PluralRules(tag);
  const ordinals = new Intl.PluralRules(tag, { type: 'ordinal' });
  const numbers = new Intl.NumberFormat(tag);
  const lists = {
    conjunction: new Intl.ListFormat(tag, { type: 'conjunction' }),
    disjunction: new Intl.ListFormat(tag, { type: 'disjunction' }),
  };
  const locale: Locale = {
    tag,
    plural: (n) => cardinals.select(n),
    ordinal: (n) => ordinals.select(n),
    number: (n, style) => (style === undefined ? numbers : new Intl.NumberFormat(tag, style)).format(n),
    list: <P extends Part>(items: readonly (readonly P[])[], type: 'conjunction' | 'disjunction' = 'conjunction') => {
      // The list is made of places, so that whatever stands in them may be several parts.
      const places = items.map((_, i) => String(i));
      return lists[type]
        .formatToParts(places)
        .flatMap((x): readonly (P | TextPart)[] => (x.type === 'element' ? items[Number(x.value)] : [textPart(x.value)]));
    },
  };
  made.set(tag, locale);
  return locale;
}
