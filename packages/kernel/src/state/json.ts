import { InputError } from './game.ts';

/** What JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonFields;
export type JsonFields = { readonly [name: string]: Json };

export const parse = (text: string): Json => JSON.parse(text) as Json;

export const isFields = (value: Json | undefined): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Looks whether something is what it should be, and throws where it is not. `at`: where it stands, for the message. */
export type Reader<T> = (value: Json | undefined, at: string) => T;

/** Reads a text that was written as JSON. `what`: what it should be, for the message. */
export const read = <T>(reader: Reader<T>, written: string, what: string): T => reader(parse(written), what);

/** What sort of thing it is, in words. */
export function nameOf(value: Json | undefined): string {
  if (value === undefined || value === null) return value === null ? 'null' : 'nothing';
  if (typeof value === 'object') return isList(value) ? 'a list' : 'an object';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

function wrong(at: string, wanted: string, value: Json | undefined): never {
  throw new InputError(`${at}: there should be ${wanted}, and there is ${nameOf(value)}.`);
}

export const text: Reader<string> = (value, at) => (typeof value === 'string' ? value : wrong(at, 'a text', value));
export const number: Reader<number> = (value, at) => (typeof value === 'number' ? value : wrong(at, 'a number', value));
export const flag: Reader<boolean> = (value, at) => (typeof value === 'boolean' ? value : wrong(at, 'true or false', value));
export const anything: Reader<Json> = (value, at) => (value === undefined ? wrong(at, 'something', value) : value);

/** One of these texts. */
export const among =
  <const T extends string>(...names: readonly T[]): Reader<T> =>
  (value, at) =>
    names.find((name) => name === value) ?? wrong(at, names.join(' or '), value);

export const orNull =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, at) =>
    value === null ? null : reader(value, at);

export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value, at) =>
    value === undefined ? undefined : reader(value, at);

export const list =
  <T>(item: Reader<T>): Reader<T[]> =>
  (value, at) =>
    isList(value) ? value.map((x, i) => item(x, `${at}[${i}]`)) : wrong(at, 'a list', value);

/** Things of one sort under names that are not known before. */
export const named =
  <T>(item: Reader<T>): Reader<{ readonly [name: string]: T }> =>
  (value, at) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([name, x]) => [name, item(x, `${at}.${name}`)]))
      : wrong(at, 'an object', value);

type Readers = { readonly [name: string]: Reader<unknown> };
type Fields<R extends Readers> = { readonly [name in keyof R]: ReturnType<R[name]> };

/** An object with these fields. Others are passed over, and one that may be missing is missing. */
export const fields =
  <R extends Readers>(readers: R): Reader<Fields<R>> =>
  (value, at) => {
    if (!isFields(value)) return wrong(at, 'an object', value);
    const out: { [name: string]: unknown } = {};
    for (const name in readers) {
      const field = readers[name](value[name], `${at}.${name}`);
      if (field !== undefined) out[name] = field;
    }
    return out as Fields<R>;
  };
