import { fieldsOf, InputError } from '@parley/kernel';

/** Reading what a person wrote: each says what is wrong with it, by name. */

export const isAmong = <T extends string | number>(x: unknown, all: readonly T[]): x is T => all.some((one) => one === x);

export function oneOfEach<T extends string>(input: unknown, name: string, all: readonly T[]): readonly T[] {
  if (input === undefined) return all;
  const given = texts(input, name);
  const strange = given.find((x) => !isAmong(x, all));
  if (strange !== undefined) throw new InputError(`${name} can be ${all.join(', ')}, not "${strange}".`);
  if (given.length === 0) throw new InputError(`${name} is empty; leave it out to allow all of ${all.join(', ')}.`);
  return given.filter((x) => isAmong(x, all));
}

/** One of a few words or numbers; the first is the usual one. */
export function oneOf<const T extends string | number>(input: unknown, name: string, all: readonly [T, ...T[]]): T {
  if (input === undefined || input === null) return all[0];
  const found = all.find((x) => x === input);
  if (found === undefined) throw new InputError(`${name} is one of ${all.join(', ')}, not ${show(input)}.`);
  return found;
}

export function object(input: unknown, name: string): { readonly [key: string]: unknown } {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new InputError(`${name} must be an object, not ${show(input)}.`);
  return fieldsOf(input);
}
export function array(input: unknown, name: string): unknown[] {
  if (!Array.isArray(input)) throw new InputError(`${name} must be a list, not ${show(input)}.`);
  return input;
}
export function texts(input: unknown, name: string): string[] {
  const list = array(input, name);
  const isText = (x: unknown): x is string => typeof x === 'string';
  if (list.every(isText)) return list;
  throw new InputError(`${name} must be a list of texts; ${show(list.find((x) => !isText(x)))} is not one.`);
}
export function text(input: unknown, name: string): string {
  if (typeof input !== 'string') throw new InputError(`${name} must be a text, not ${show(input)}.`);
  return input;
}
export function count(input: unknown, name: string): number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < 0)
    throw new InputError(`${name} must be a whole number, 0 or more, not ${show(input)}.`);
  return input;
}
export function flag(input: unknown, name: string, usual: boolean): boolean {
  if (input === undefined || input === null) return usual;
  if (typeof input !== 'boolean') throw new InputError(`${name} must be true or false, not ${show(input)}.`);
  return input;
}
export const show = (x: unknown): string => JSON.stringify(x) ?? 'nothing';

/** Reads every entry of an object in the same way. */
export const each =
  (read: (x: unknown, name: string) => unknown) =>
  (input: unknown, name: string): void => {
    for (const [key, value] of Object.entries(object(input, name))) read(value, `${name}.${key}`);
  };
