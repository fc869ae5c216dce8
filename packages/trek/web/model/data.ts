import type { Plain } from '@parley/kernel';

/** Numbers by name, out of the facts of a question; anything else there is left out. */
export function numbersIn(value: Plain | undefined): ReadonlyMap<string, number> {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([name, n]) => (typeof n === 'number' ? [[name, n] as const] : [])));
}

/** Texts in a list. */
export const textsIn = (value: Plain | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((x) => typeof x === 'string') : [];
