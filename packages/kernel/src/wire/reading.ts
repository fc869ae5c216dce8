import type { Plain } from '../state/plain.ts';
import {
  BASE,
  CHARS,
  ESCAPED,
  FALSE,
  FIELDS,
  INDEX,
  LARGE,
  LIST,
  LONG_LIST,
  MEDIUM,
  MIDDLE_WORDS,
  MOST_MEDIUM,
  NULL,
  NUMBER,
  NUMBERED,
  SHORT_LIST,
  SHORT_WORDS,
  SMALL,
  TABLE,
  TEXT,
  textOf,
  TRUE,
  WORD,
  WORD_2,
  WORD_3,
  type Words,
} from './wire.ts';

/** Reads values out of a text, one after the other. */
export interface Reading {
  readonly words: Words;
  readonly text: string;
  at: number;
}

export const read = (words: Words, text: string): Plain => readPlain({ words, text, at: 0 });

/** What stands at these letters, to be read. */
export const reading = (words: Words, from: Uint8Array, start: number, end: number): Reading => ({
  words,
  text: textOf(from, start, end),
  at: 0,
});

const next = (r: Reading): number => {
  const index = INDEX[r.text.charCodeAt(r.at++)] ?? -1;
  if (index < 0) throw new Error('the text ends too early or was written in another way');
  return index;
};

/** What the next value begins with, or -1 at the end. */
export const upcoming = (r: Reading): number => (r.at < r.text.length ? INDEX[r.text.charCodeAt(r.at)] : -1);
export function skip(r: Reading): void {
  r.at++;
}

export function readNumber(r: Reading): number {
  const kind = next(r);
  if (kind > NUMBER) throw new Error(`no number begins with "${CHARS[kind]}"`);
  return numberAt(r, kind);
}
export function readText(r: Reading): string {
  const kind = next(r);
  if (kind < TEXT || kind === TABLE) throw new Error(`no text begins with "${CHARS[kind]}"`);
  return textAt(r, kind);
}

export function readPlain(r: Reading): Plain {
  const kind = next(r);
  if (kind <= NUMBER) return numberAt(r, kind);
  if (kind >= WORD) return wordAt(r, kind);
  if (kind >= LIST && kind <= LIST + SHORT_LIST) return readItems(r, kind - LIST);
  switch (kind) {
    case NULL:
      return null;
    case TRUE:
      return true;
    case FALSE:
      return false;
    case LONG_LIST:
      return readItems(r, readNumber(r));
    case FIELDS:
      return readFields(r);
    case TABLE:
      return readTable(r);
    case TEXT:
    case ESCAPED:
    case NUMBERED:
      return textAt(r, kind);
    default:
      throw new Error(`there is no value that begins with "${CHARS[kind]}"`);
  }
}

function numberAt(r: Reading, kind: number): number {
  if (kind <= SMALL) return kind - 1;
  if (kind < LARGE) return SMALL + (kind - MEDIUM) * BASE + next(r);
  return kind === LARGE ? MOST_MEDIUM + next(r) * BASE + next(r) : Number(letters(r));
}

function textAt(r: Reading, kind: number): string {
  if (kind >= WORD) return wordAt(r, kind);
  if (kind === TEXT) return letters(r);
  return kind === ESCAPED ? unescaped(letters(r)) : `${wordAt(r, next(r))}#${readNumber(r)}`;
}

function wordAt(r: Reading, kind: number): string {
  let n = kind - WORD;
  if (kind === WORD_3) n = MIDDLE_WORDS + next(r) * BASE + next(r);
  else if (kind >= WORD_2) n = SHORT_WORDS + (kind - WORD_2) * BASE + next(r);
  const word = r.words.list[n];
  if (word === undefined) throw new Error(`there is no word ${n}: the text was written with other words`);
  return word;
}

function letters(r: Reading): string {
  const n = readNumber(r);
  r.at += n;
  return r.text.slice(r.at - n, r.at);
}

const unescaped = (text: string): string =>
  text.replace(/%([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

export function readItems(r: Reading, n: number): Plain[] {
  const out: Plain[] = [];
  for (let i = 0; i < n; i++) out.push(readPlain(r));
  return out;
}

function readTable(r: Reading): { [field: string]: Plain }[] {
  const n = readNumber(r);
  const names: string[] = [];
  for (let k = readNumber(r); k > 0; k--) names.push(readText(r));
  if (names.length === 0) throw new Error('a list of things without fields');
  const out: { [field: string]: Plain }[] = [];
  for (let i = 0; i < n; i++) {
    const item: { [field: string]: Plain } = {};
    for (const name of names) item[name] = readPlain(r);
    out.push(item);
  }
  return out;
}

export function readFields(r: Reading): { [field: string]: Plain } {
  const out: { [field: string]: Plain } = {};
  for (let n = readNumber(r); n > 0; n--) {
    const name = readText(r);
    out[name] = readPlain(r);
  }
  return out;
}
