declare const OF: unique symbol;
/**
 * A number that names one thing of a kind: a seat, a colour, a card. The compiler tells kinds apart; any number that was not said to be of
 * another kind can be one. It is a number and nothing else when the program runs.
 */
export type Numbered<Kind extends string> = number & { readonly [OF]?: Kind };

/** Plain data: what a state, an answer, an event or a view is made of. It survives JSON unchanged. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain | undefined };

export type FieldValues = { readonly [field: string]: Plain | undefined };
export const isFieldValues = (value: Plain): value is FieldValues => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Plain data that is a list. */
export const isPlainList = (value: Plain): value is readonly Plain[] => Array.isArray(value);
/** An object as what it is to those who go through its fields. */
export const fieldsOf = (value: object): { readonly [field: string]: unknown } => value as { readonly [field: string]: unknown };

/** A deep copy of plain data. Written out because structuredClone costs forty times as much. */
export function clone<T>(value: T): T {
  return copy(value) as T;
}

function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const n = value.length;
    const first: unknown = n > 0 ? value[0] : 0;
    if (typeof first !== 'object') {
      // Arrays in a state are uniform: an array whose first item is a number or a string holds no objects.
      for (let i = 1; i < n; i++) if (typeof value[i] === 'object') return value.map(copy);
      return value.slice();
    }
    const out = new Array<unknown>(n);
    for (let i = 0; i < n; i++) out[i] = copy(value[i]);
    return out;
  }
  const out: Record<string, unknown> = {};
  const from = fieldsOf(value);
  for (const key in from) {
    const v = from[key];
    out[key] = typeof v === 'object' ? copy(v) : v;
  }
  return out;
}

/** Equality of plain data; a key holding undefined equals a missing key. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const x = fieldsOf(a);
  const y = fieldsOf(b);
  // Counted, since asking whether a key is there would find what every object inherits.
  let more = 0;
  for (const key in x) {
    if (x[key] === undefined) continue;
    if (!same(x[key], y[key])) return false;
    more++;
  }
  for (const key in y) if (y[key] !== undefined) more--;
  return more === 0;
}

/**
 * Amounts by name, none yet. For names that are never twice the same set: with no prototype the object is in dictionary mode from the start,
 * instead of leaving a chain of hidden classes behind that makes everything that reads it megamorphic.
 */
export const noAmounts = (): { [name: string]: number } => Object.create(null) as { [name: string]: number };

/** Where two plain values first differ, as a path, or null. For messages. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (same(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return `${path || 'value'}: ${brief(a)} instead of ${brief(b)}`;
  const x = fieldsOf(a);
  const y = fieldsOf(b);
  for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
    const found = firstDifference(x[key], y[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return path || 'value';
}

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/**
 * The whole number that begins there in a text, such as an id's. Read by its digits, so that no text is cut out for it, and no number comes
 * out that may be kept as a double: let one such into a state, and everything that was compiled for small integers is compiled anew.
 */
export function wholeNumber(text: string, from = 0): number {
  let n = 0;
  for (let i = from; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) break;
    n = (n * 10 + digit) | 0;
  }
  return n;
}

/**
 * A whole number for each item. Optimised code makes an array of doubles of what `map` returns unless it can prove that it is small integers, which
 * it cannot of positions that were looked for; and what is read from such an array is a double wherever it goes.
 */
export function wholeNumbers<T>(items: readonly T[], numberOf: (item: T, i: number) => number): number[] {
  const out: number[] = [];
  for (let i = 0; i < items.length; i++) out.push(numberOf(items[i], i) | 0);
  return out;
}

/** One step of a rolling 32-bit hash over numbers. */
export function mix(hash: number, value: number): number {
  let h = (hash ^ value) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}

export function hashText(text: string, seed = 0x811c9dc5): number {
  let h = seed | 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h, text.length);
}

// What stands for other values than small numbers: far from the numbers that states and questions hold.
const NUMBER = 0x4d2c7f19;
const TEXT = 0x71a3059b;
const TRUE = 0x2f6b1d43;
const FALSE = 0x5c1e90a7;
const EMPTY = 0x3a8fd215;
const ARRAY = 0x68d4e3b1;
const OBJECT = 0x1b97c06d;

/** A hash of plain data that does not depend on the order of keys. */
export function hashPlain(value: unknown, seed = 0x9e3779b9): number {
  if (typeof value === 'number') return value === (value | 0) ? mix(seed, value) : hashText(String(value), seed ^ NUMBER);
  if (typeof value === 'string') return hashText(value, seed ^ TEXT);
  if (typeof value === 'boolean') return mix(seed, value ? TRUE : FALSE);
  if (value === null || value === undefined) return mix(seed, EMPTY);
  if (Array.isArray(value)) {
    let h = mix(seed, ARRAY + value.length);
    for (const item of value) h = hashPlain(item, h);
    return h;
  }
  let sum = 0;
  const from = fieldsOf(value);
  for (const key in from) if (from[key] !== undefined) sum = (sum + hashPlain(from[key], hashText(key))) | 0;
  return mix(mix(seed, OBJECT), sum);
}
