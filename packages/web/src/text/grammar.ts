import { textOf, textPart } from '@parley/kernel/sentence';
import { locale } from './language.ts';

export const capital = (x: string): string => x.charAt(0).toUpperCase() + x.slice(1);

const joined = (items: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  textOf(
    locale.list(
      items.map((x) => [textPart(x)]),
      type,
    ),
  );
/** Several things, as the language joins them: 'a, b and c'. */
export const and = (items: readonly string[]): string => joined(items, 'conjunction');
export const or = (items: readonly string[]): string => joined(items, 'disjunction');
