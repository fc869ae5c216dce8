import { Interned } from './interned.ts';
import type { Game, Hashed } from './game.ts';
import { fieldsOf, hashText } from './plain.ts';

/**
 * The hash that entries of a log carry now and then: a number over all of the state, `g.k` and `g.s`, whatever changed it. It is worked out
 * anew each time, so it is made for speed: one multiplication for each number, texts and names of fields hashed once.
 * Fields that never change in place (`Rules.steady`) are hashed when another value takes their place.
 */
export const HASH_VERSION = 2;
/** So many entries from one to the next, unless a table is opened with another number. */
export const HASH_EVERY = 32;

/** What the entries between carry: the rolling hash, into which pieces, counts, marks and lingering effects mix their changes. */
export const rollingHash = <S>(g: Game<S>): number => g.k.hash >>> 0;

/** `strict`: whoever changes a steady field in place is told so at once, since it is frozen. That costs a little, and is for tests. */
export function stateHash<S>(g: Game<S>, strict = false): number {
  return mixed(hashFields(g.k), hashState(g, strict)) >>> 0;
}

function hashState<S>(g: Game<S>, strict: boolean): number {
  const { steady, given } = g.rules;
  if (typeof g.s !== 'object' || g.s === null || Array.isArray(g.s)) return hashValue(g.s);
  let sum = OBJECT;
  for (const name in g.s) {
    const value: unknown = g.s[name];
    if (value === undefined || name === given) continue;
    const at = steady === undefined || typeof value !== 'object' ? -1 : steady.indexOf(name);
    sum = (sum + spread(TEXTS.of(name), at < 0 ? hashValue(value) : hashOnce(g.hashed, at, value, strict))) | 0;
  }
  return sum;
}

function hashOnce(known: (Hashed | undefined)[], at: number, value: unknown, strict: boolean): number {
  const last = known[at];
  if (last !== undefined && last.value === value) return last.hash;
  const hash = hashValue(value);
  known[at] = { value: strict ? freeze(value) : value, hash };
  return hash;
}

/** What must stay as it is, with all that is in it. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

// What stands for other values than whole numbers: far from the numbers that states hold.
const TRUE = 0x2f6b1d43;
const FALSE = 0x5c1e90a7;
const EMPTY = 0x3a8fd215;
const LIST = 0x68d4e3b1;
const OBJECT = 0x1b97c06d;
const ODD = 0x2c1b3c6d;
/** An odd multiplier with well mixed bits (the golden ratio): lists are polynomials in it. */
const FACTOR = 0x9e3779b1 | 0;

/** More than a game has texts and names, and no more, whatever people write. */
const TEXTS = new Interned<string, number>(20_000, (text) => hashText(text));
const mixed = (a: number, b: number): number => Math.imul(a ^ (b >>> 15), FACTOR) + b;
/** A field: the sum over all of them does not depend on their order, which a restored state need not have kept. */
function spread(name: number, value: number): number {
  const x = Math.imul(name ^ value, FACTOR);
  return x ^ (x >>> 15);
}

/** A hash of plain data that does not depend on the order of fields. */
export function hashValue(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return value === (value | 0) ? value | 0 : TEXTS.of(String(value));
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'string':
      return TEXTS.of(value);
    case 'object':
      return value === null ? EMPTY : Array.isArray(value) ? hashList(value) : hashFields(value);
    default:
      return EMPTY;
  }
}

function hashList(list: readonly unknown[]): number {
  const n = list.length;
  if (n === 0) return LIST;
  if (typeof list[0] === 'number') return hashNumbers(list as readonly number[]);
  let h = n;
  for (let i = 0; i < n; i++) h = (Math.imul(h, FACTOR) + hashValue(list[i])) | 0;
  return Math.imul(h ^ (h >>> 15), ODD);
}

/** Most lists are of whole numbers. Two at a time: the multiplications need not wait for each other. */
function hashNumbers(list: readonly number[]): number {
  const n = list.length;
  let a = n;
  let b = LIST;
  let i = 0;
  for (; i < n - 1; i += 2) {
    const x = list[i];
    const y = list[i + 1];
    if (x !== (x | 0) || y !== (y | 0)) return hashMixed(list);
    a = (Math.imul(a, FACTOR) + x) | 0;
    b = (Math.imul(b, FACTOR) + y) | 0;
  }
  if (i < n) {
    const x = list[i];
    if (x !== (x | 0)) return hashMixed(list);
    a = (Math.imul(a, FACTOR) + x) | 0;
  }
  return mixed(a, b);
}

function hashMixed(list: readonly unknown[]): number {
  let h = LIST;
  for (const item of list) h = (Math.imul(h, FACTOR) + hashValue(item)) | 0;
  return h;
}

function hashFields(value: object): number {
  const fields = fieldsOf(value);
  let sum = OBJECT;
  for (const name in fields) {
    const field = fields[name];
    if (field !== undefined) sum = (sum + spread(TEXTS.of(name), hashValue(field))) | 0;
  }
  return sum;
}
