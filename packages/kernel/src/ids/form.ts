import { wholeNumber } from '../state/plain.ts';
import type { Pattern } from './pattern.ts';
import { sourceOf } from './pattern.ts';

declare const ID: unique symbol;
/** A text that is an id of this kind. Only its codec makes such texts and takes them apart. */
export type Id<Kind extends string> = string & { readonly [ID]: Kind };

/** A part of an id: which texts it can be, and what they mean. */
export interface Part<V> {
  readonly pattern: Pattern;
  read(text: string): V;
  write(value: V): string;
}

/** How the ids of a kind are written: texts with parts between them. */
export interface Form<T extends object> {
  readonly pattern: Pattern;
  /** The names of its parts. */
  readonly fields: readonly string[];
  /** What an id says, or null: it is written otherwise. */
  read(text: string): T | null;
  write(value: T): string;
}

type Parts = { readonly [name: string]: Part<unknown> };
type ValueOf<P> = P extends Part<infer V> ? V : never;
type Slot = Parts | Form<object>;
type SlotValue<S> = S extends Form<infer T> ? T : { readonly [K in keyof S]: ValueOf<S[K]> };
type Together<S extends readonly unknown[]> = S extends readonly [infer First, ...infer Rest] ? SlotValue<First> & Together<Rest> : unknown;
type Plainly<T> = { readonly [K in keyof T]: T[K] };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
const NUMBER: Pattern = { any: [{ text: '0' }, { all: [{ one: DIGITS.slice(1) }, { many: { one: DIGITS } }] }] };

/**
 * Read by its digits, if there are not too many: what `Number` makes of a text may be kept as a double, and one double among seats or cards
 * gives everything that holds one another hidden class.
 */
const readWhole = (text: string): number => (text.length < 10 ? wholeNumber(text) : Number(text));

/** A whole number, from zero. */
export const whole: Part<number> = { pattern: NUMBER, read: readWhole, write: String };

/** The same, written as one more: things that people count from one. */
export const counted: Part<number> = {
  pattern: { all: [{ one: DIGITS.slice(1) }, { many: { one: DIGITS } }] },
  read: (text) => readWhole(text) - 1,
  write: (n) => String(n + 1),
};

/**
 * A name in small letters and single hyphens, with digits after a hyphen only: 'attack-08'. `but`: names that mean something else.
 */
export function slug(but: readonly string[] = []): Part<string> {
  const letter: Pattern = { one: LETTERS };
  const more: Pattern = { one: LETTERS + DIGITS };
  const of: Pattern = { all: [letter, { many: letter }, { many: { all: [{ text: '-' }, more, { many: more }] } }] };
  return { pattern: but.length === 0 ? of : { but, of }, read: (text) => text, write: (text) => text };
}

/** One of a few names. */
export const among = <const N extends string>(names: readonly N[]): Part<N> => ({
  pattern: { any: names.map((text) => ({ text })) },
  read: (text) => {
    const name = names.find((x) => x === text);
    if (name === undefined) throw new Error(`"${text}" is none of ${names.join(', ')}`);
    return name;
  },
  write: (name) => name,
});

/** There or not. */
export const flag = (text: string): Part<boolean> => ({
  pattern: { any: [{ text }, { text: '' }] },
  read: (found) => found !== '',
  write: (is) => (is ? text : ''),
});

/** Letters and digits of any kind, and dots between them: 'R11.8'. */
export const dotted: Part<string> = {
  pattern: (() => {
    const word: Pattern = { one: LETTERS + LETTERS.toUpperCase() + DIGITS + '-' };
    const tail: Pattern = { all: [word, { many: word }] };
    return { all: [tail, { many: { all: [{ text: '.' }, tail] } }] };
  })(),
  read: (text) => text,
  write: (text) => text,
};

/** A name as programs write it: 'beforeSelect'. */
export const camel: Part<string> = {
  pattern: { all: [{ one: LETTERS }, { many: { one: LETTERS + LETTERS.toUpperCase() + DIGITS } }] },
  read: (text) => text,
  write: (text) => text,
};

/** Whatever comes. */
export const rest: Part<string> = {
  pattern: { many: { one: Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') } },
  read: (text) => text,
  write: (text) => text,
};

/** Where a rule stands, in a book whose chapters are counted: 'R11.8'. */
export const section = (book: string): Part<string> => ({
  pattern: { all: [{ text: book }, NUMBER, { many: { all: [{ text: '.' }, NUMBER] } }] },
  read: (text) => text,
  write: (text) => text,
});

/** A whole id of this form, as the text it is. */
export const textOf = <Kind extends string>(of: { readonly pattern: Pattern }): Part<Id<Kind>> => ({
  pattern: of.pattern,
  read: (text) => text as Id<Kind>,
  write: (id) => id,
});

const isForm = (slot: Slot): slot is Form<object> => typeof slot.read === 'function';

/** The form of an id: form`player:${{ seat: whole }}`. */
export function form<const S extends readonly Slot[]>(texts: TemplateStringsArray, ...slots: S): Form<Plainly<Together<S>>> {
  const patterns: Pattern[] = [{ text: texts[0] }];
  const sources = [sourceOf(patterns[0])];
  const readers: ((groups: readonly string[], into: { [name: string]: unknown }) => void)[] = [];
  const writers: ((value: { readonly [name: string]: unknown }) => string)[] = [];
  const fields: string[] = [];
  slots.forEach((slot, i) => {
    const group = i + 1;
    if (isForm(slot)) {
      patterns.push(slot.pattern);
      fields.push(...slot.fields);
      readers.push((groups, into) => void Object.assign(into, slot.read(groups[group])));
      writers.push((value) => slot.write(value));
    } else {
      const [[name, part], ...more] = Object.entries(slot);
      if (more.length > 0) throw new Error(`"${name}" and "${more[0][0]}" stand in one place of a form`);
      patterns.push(part.pattern);
      fields.push(name);
      readers.push((groups, into) => void (into[name] = part.read(groups[group])));
      writers.push((value) => part.write(value[name]));
    }
    sources.push(`(${sourceOf(patterns[patterns.length - 1])})`, sourceOf({ text: texts[i + 1] }));
    patterns.push({ text: texts[i + 1] });
  });
  const expression = new RegExp(`^${sources.join('')}$`);
  type T = Plainly<Together<S>>;
  return {
    pattern: { all: patterns },
    fields,
    read(text) {
      const groups = expression.exec(text);
      if (groups === null) return null;
      const out: { [name: string]: unknown } = {};
      for (const reader of readers) reader(groups, out);
      return out as T;
    },
    write(value) {
      let text = texts[0];
      for (let i = 0; i < writers.length; i++) text += writers[i](value) + texts[i + 1];
      return text;
    },
  };
}

type AnyOf<F extends readonly Form<object>[]> = F[number] extends Form<infer T> ? T : never;
type KeysOf<T> = T extends unknown ? keyof T : never;
type Of<T, K extends PropertyKey> = T extends { readonly [key in K]?: infer V } ? V : never;
/** Every part any of them has, where it has it. */
type Merged<T> = { readonly [K in KeysOf<T>]?: Of<T, K> };

/** One of several forms, told apart by which parts there are. */
export function either<const F extends readonly Form<object>[]>(...forms: F): Form<Merged<AnyOf<F>>> {
  const names = [...new Set(forms.flatMap((f) => f.fields))];
  return {
    pattern: { any: forms.map((f) => f.pattern) },
    fields: names,
    read(text) {
      for (const f of forms) {
        const found = f.read(text);
        if (found !== null) return found;
      }
      return null;
    },
    write(value) {
      const given = Object.entries(value).flatMap(([name, part]) => (part !== undefined && names.includes(name) ? [name] : []));
      const f = forms.find((x) => x.fields.length === given.length && x.fields.every((name) => given.includes(name)));
      if (f === undefined) throw new Error(`no id has just ${given.join(', ') || 'nothing'}`);
      return f.write(value);
    },
  };
}
