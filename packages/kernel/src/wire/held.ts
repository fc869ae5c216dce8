import { isFieldValues, same, type FieldValues, type Plain } from '../state/plain.ts';
import { namesOf, type Names, type Words } from './wire.ts';
import { goBack, position, putPlain, sharedSince } from './writing.ts';

/** The fields of a cell, as they were told. */
export interface Fields {
  readonly names: Names;
  readonly values: readonly (Plain | undefined)[];
}
/** A cell as it was told: field by field, a list of texts as it is (they are kept elsewhere anyway), anything else as it was written. */
export type Version = string | Fields | readonly string[];

/** What receivers hold of the cells, by the numbers of these. Where seats have versions of their own, they have them under their number. */
export interface Held {
  readonly all: (Version | undefined)[];
  readonly own: (Versions | undefined)[];
}
export type Versions = readonly (Version | undefined)[];

/** Puts something at a place of a list that may not be so long yet. */
export function putAt<T>(list: (T | undefined)[], i: number, item: T | undefined): void {
  while (list.length < i) list.push(undefined);
  list[i] = item;
}

export const isTexts = (value: Plain): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'string';
export const isList = (v: Version | undefined): v is readonly string[] => Array.isArray(v);
export const isFields = (v: Version | undefined): v is Fields => typeof v === 'object' && !Array.isArray(v);

/** What a value is held as, if nothing of it is known yet. `like`: another version of which most fields are the same. */
export function versionOf(words: Words, value: Plain, like: Version | undefined): Version {
  if (isTexts(value)) return value;
  if (!isFieldValues(value)) return written(words, value);
  return isFields(like) && hasNames(value, like.names.list) ? fieldsLike(value, like) : fieldsOf(words, value);
}

export function fieldsOf(words: Words, values: FieldValues): Fields {
  const names = namesOf(words, values);
  return { names, values: names.list.map((name) => values[name]) };
}

function hasNames(values: FieldValues, names: readonly string[]): boolean {
  let i = 0;
  for (const name in values) if (names[i++] !== name) return false;
  return i === names.length;
}

/** Fields with the names of others. What is alike is kept once. */
function fieldsLike(values: FieldValues, { names, values: others }: Fields): Fields {
  return { names, values: names.list.map((name, i) => (same(values[name], others[i]) ? others[i] : values[name])) };
}

function written(words: Words, value: Plain | undefined): string {
  const from = position();
  putPlain(words, value);
  const text = sharedSince(words, from);
  goBack(from);
  return text;
}

/** Where two versions are alike, they are the same. */
export function sameVersion(a: Version, b: Version): boolean {
  if (a === b) return true;
  if (typeof a === 'string' || typeof b === 'string') return false;
  if (isFields(a)) return isFields(b) && a.names === b.names && a.values.every((value, i) => same(value, b.values[i]));
  return !isFields(b) && sameTexts(a, b);
}

export const sameTexts = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && alikeAtBegin(a, b) === a.length;

/** How many texts at the beginning are the same. */
export function alikeAtBegin(before: readonly string[], now: readonly string[]): number {
  const n = Math.min(before.length, now.length);
  for (let i = 0; i < n; i++) if (before[i] !== now[i]) return i;
  return n;
}

/** How many at the end, apart from so many at the beginning. */
export function alikeAtEnd(before: readonly string[], now: readonly string[], begin: number): number {
  const most = Math.min(before.length, now.length) - begin;
  for (let i = 1; i <= most; i++) if (before[before.length - i] !== now[now.length - i]) return i - 1;
  return most;
}
