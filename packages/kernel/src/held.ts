import { isFieldValues, type FieldValues, type Plain } from './plain.ts';
import { type Words } from './wire.ts';
import { goBack, position, putPlain, sharedSince } from './writing.ts';

/** The fields of a cell, each as it was written. */
export interface Fields {
  /** The same list for all cells with these fields. */
  readonly names: readonly string[];
  readonly texts: readonly string[];
}
/** A cell as it was told: field by field, a list of texts as it is (they are kept elsewhere anyway), anything else as it was written. */
export type Version = string | Fields | readonly string[];

/** What receivers hold of the cells. Where seats have versions of their own, they have them under their number. */
export interface Held {
  readonly all: Map<string, Version>;
  readonly own: Map<string, Versions>;
}
export type Versions = readonly (Version | undefined)[];

export const isTexts = (value: Plain): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'string';
export const isFields = (v: Version | undefined): v is Fields => typeof v === 'object' && !Array.isArray(v);

const shapes = new Map<string, readonly string[]>();
/** The names of these fields, as a list that is kept once. */
export function namesOf(values: FieldValues): readonly string[] {
  const names = Object.keys(values);
  const key = names.join(' ');
  const known = shapes.get(key);
  if (known) return known;
  if (shapes.size < MOST_SHAPES) shapes.set(key, names);
  return names;
}
const MOST_SHAPES = 1000;

/** The names of these fields, if they are likely to be these. */
function namesLike(values: FieldValues, names: readonly string[]): readonly string[] {
  let i = 0;
  for (const name in values) if (names[i++] !== name) return namesOf(values);
  return i === names.length ? names : namesOf(values);
}

/** What a value is held as, if nothing of it is known yet. `like`: another version of which most fields are the very same. */
export function versionOf(words: Words, value: Plain, like: Plain = null, held: Version = ''): Version {
  if (isTexts(value)) return value;
  if (!isFieldValues(value)) return written(words, value);
  const names = isFields(held) ? namesLike(value, held.names) : namesOf(value);
  const known =
    isFieldValues(like) && isFields(held) && held.names === names ? { values: like, texts: held.texts } : null;
  const texts = names.map((name, i) =>
    known !== null && known.values[name] === value[name] ? known.texts[i] : written(words, value[name]),
  );
  // The same as the other one: kept once.
  if (known !== null && texts.every((text, i) => text === known.texts[i])) return held;
  return { names, texts };
}

function written(words: Words, value: Plain | undefined): string {
  const from = position();
  putPlain(words, value);
  const text = sharedSince(from);
  goBack(from);
  return text;
}

/** Where two versions are alike, they are the same. */
export function sameVersion(a: Version, b: Version): boolean {
  if (a === b) return true;
  if (typeof a === 'string' || typeof b === 'string') return false;
  if (isFields(a)) return isFields(b) && a.names === b.names && a.texts.every((text, i) => text === b.texts[i]);
  return !isFields(b) && a.length === b.length && keptOf(a, b) === a.length;
}

/** How many texts at the beginning are the same. */
export function keptOf(before: readonly string[], now: readonly string[]): number {
  const n = Math.min(before.length, now.length);
  for (let i = 0; i < n; i++) if (before[i] !== now[i]) return i;
  return n;
}
