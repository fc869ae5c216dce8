import { hashText } from './plain.ts';
import type { Plain } from './plain.ts';

/**
 * Plain data as short text: for packets, checkpoints and the log in memory. Texts that both sides know as words are one to three letters,
 * small numbers one or two. All letters are printable ASCII that JSON leaves as they are, so the text can stand between quotes.
 *
 * Every value begins with a letter that says what it is, by its position in the alphabet:
 *   0-31   a number from -1 to 30             41-46  a list of 0 to 5 items          51     a text, its letters escaped
 *   32-33  a number to 216, one more letter   47     a longer list                   52     a word and a number: 'attack-08#17'
 *   34     to 8865, two more letters          48     fields: how many, then name     53-79  a word
 *   35     any other number, as digits               and value of each               80-91  a word, one more letter
 *   36-38  null, true, false                  49     a mark                          92     a word, two more letters
 *   39-40  marks, free for whoever wraps      50     a text, as it is
 *          values
 */
export const WIRE_VERSION = 1;

/** Texts that travel by their number. The most frequent ones come first, since they get the shortest letters. */
export interface Words {
  readonly list: readonly string[];
  /** A number that changes with the list. */
  readonly stamp: number;
  readonly numbers: ReadonlyMap<string, number>;
  /** Where the word of a numbered thing ends, for those that came up so far: taking them apart is dear. */
  readonly numbered: Map<string, { readonly word: number; readonly n: number } | null>;
}

const CODES = Uint8Array.from({ length: 95 }, (_, i) => i + 32).filter((c) => c !== 0x22 && c !== 0x5c);
const BASE = CODES.length;
/** Letters by number, and numbers by letter. */
const CHARS = Array.from(CODES, (c) => String.fromCharCode(c));
const INDEX = new Int8Array(128).fill(-1);
CODES.forEach((c, i) => (INDEX[c] = i));

const SMALL = 31;
const MEDIUM = 32;
const MOST_MEDIUM = SMALL + 2 * BASE;
const LARGE = 34;
const MOST_LARGE = MOST_MEDIUM + BASE * BASE;
const NUMBER = 35;
const NULL = 36;
const TRUE = 37;
const FALSE = 38;
/** For those who put several values into one text: no value begins with one of these. */
export const MARK_A = 39;
export const MARK_B = 40;
export const MARK_C = 49;
const LIST = 41;
const SHORT_LIST = 5;
const LONG_LIST = 47;
export const FIELDS = 48;
const TEXT = 50;
const ESCAPED = 51;
const NUMBERED = 52;
const WORD = 53;
const WORD_2 = 80;
const WORD_3 = 92;
const SHORT_WORDS = WORD_2 - WORD;
const MIDDLE_WORDS = SHORT_WORDS + (WORD_3 - WORD_2) * BASE;
const MOST_WORDS = MIDDLE_WORDS + BASE * BASE;

export function wordsFrom(texts: Iterable<string>): Words {
  const list = [...new Set(texts)].slice(0, MOST_WORDS);
  return {
    list,
    stamp: hashText(list.join('\n'), WIRE_VERSION) >>> 0,
    numbers: new Map(list.map((w, i) => [w, i])),
    numbered: new Map(),
  };
}

/** For games that name no words. */
export const NO_WORDS: Words = wordsFrom([]);

// ------------------------------------------------------------------------------------------------------------------- writing

/** What is being written. One for all: writing never stops halfway. */
let bytes = new Uint8Array(1 << 14);
let at = 0;

/** Makes room for `n` more letters. */
function room(n: number): void {
  if (at + n <= bytes.length) return;
  const more = new Uint8Array(Math.max(bytes.length * 2, at + n));
  more.set(bytes);
  bytes = more;
}

/** Where writing stands. What was written since can be taken, or forgotten by going back there. */
export const position = (): number => at;
export function goBack(to: number): void {
  at = to;
}

/** What was written since then. It stays written. */
export const writtenSince = (from: number): string => textOf(bytes, from, at);

function textOf(letters: Uint8Array, from: number, to: number): string {
  // Short texts are put together letter by letter: asking the decoder costs more.
  if (to - from > 12) return decoder.decode(letters.subarray(from, to));
  let text = '';
  for (let i = from; i < to; i++) text += CHARS[INDEX[letters[i]]];
  return text;
}
const decoder = new TextDecoder('latin1');

/** Is what was written since then this text? */
export function isWritten(from: number, text: string): boolean {
  if (at - from !== text.length) return false;
  for (let i = 0; i < text.length; i++) if (bytes[from + i] !== text.charCodeAt(i)) return false;
  return true;
}

/** Copies the letters since then. */
export function copyTo(target: Uint8Array, offset: number, from: number): void {
  for (let i = from; i < at; i++) target[offset + i - from] = bytes[i];
}

export function putMark(mark: number): void {
  room(1);
  bytes[at++] = CODES[mark];
}

/** Leaves room for a number from 0 to 30 that is known later. */
export function putLater(): number {
  room(1);
  return at++;
}
export function putThere(where: number, n: number): void {
  bytes[where] = CODES[n + 1];
}
export const MOST_LATER = SMALL - 1;

export function putNumber(n: number): void {
  room(40);
  if (n >= -1 && n < SMALL && Number.isInteger(n)) bytes[at++] = CODES[n + 1];
  else if (n >= SMALL && n < MOST_MEDIUM && Number.isInteger(n)) {
    const more = n - SMALL;
    bytes[at++] = CODES[MEDIUM + (more >= BASE ? 1 : 0)];
    bytes[at++] = CODES[more % BASE];
  } else if (n >= MOST_MEDIUM && n < MOST_LARGE && Number.isInteger(n)) {
    const more = n - MOST_MEDIUM;
    bytes[at++] = CODES[LARGE];
    bytes[at++] = CODES[Math.floor(more / BASE)];
    bytes[at++] = CODES[more % BASE];
  } else {
    const digits = String(n);
    bytes[at++] = CODES[NUMBER];
    putLetters(digits);
  }
}

/** Letters that need no care, with their number in front. */
function putLetters(text: string): void {
  putNumber(text.length);
  room(text.length);
  for (let i = 0; i < text.length; i++) bytes[at++] = text.charCodeAt(i);
}

export function putText(words: Words, text: string): void {
  const word = words.numbers.get(text);
  if (word !== undefined) {
    putWord(word);
    return;
  }
  const numbered = text.includes('#') ? takenApart(words, text) : null;
  if (numbered !== null) {
    putMark(NUMBERED);
    putWord(numbered.word);
    putNumber(numbered.n);
    return;
  }
  const safe = isSafe(text);
  putMark(safe ? TEXT : ESCAPED);
  putLetters(safe ? text : escaped(text));
}

function putWord(word: number): void {
  room(3);
  if (word < SHORT_WORDS) bytes[at++] = CODES[WORD + word];
  else if (word < MIDDLE_WORDS) {
    const more = word - SHORT_WORDS;
    bytes[at++] = CODES[WORD_2 + Math.floor(more / BASE)];
    bytes[at++] = CODES[more % BASE];
  } else {
    const more = word - MIDDLE_WORDS;
    bytes[at++] = CODES[WORD_3];
    bytes[at++] = CODES[Math.floor(more / BASE)];
    bytes[at++] = CODES[more % BASE];
  }
}

/** One of many things of a kind, such as a card: the word for its face, and its number. */
function takenApart(words: Words, text: string): { readonly word: number; readonly n: number } | null {
  const found = words.numbered.get(text);
  if (found !== undefined) return found;
  const hash = text.lastIndexOf('#');
  const word = words.numbers.get(text.slice(0, hash));
  const n = Number(text.slice(hash + 1));
  const parts = word !== undefined && n >= 0 && `${text.slice(0, hash)}#${n}` === text ? { word, n } : null;
  if (words.numbered.size < MOST_NUMBERED) words.numbered.set(text, parts);
  return parts;
}
/** More than a game has cards, and no more, whatever people write. */
const MOST_NUMBERED = 20_000;

function isSafe(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 128 || INDEX[code] < 0) return false;
  }
  return true;
}

const escaped = (text: string): string =>
  text.replace(/[^ !#$&-[\]-~]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
const unescaped = (text: string): string =>
  text.replace(/%([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

export function putPlain(words: Words, value: Plain | undefined): void {
  switch (typeof value) {
    case 'number':
      putNumber(value);
      return;
    case 'string':
      putText(words, value);
      return;
    case 'boolean':
      putMark(value ? TRUE : FALSE);
      return;
    case 'object':
      if (value === null) putMark(NULL);
      else if (Array.isArray(value)) putList(words, value as readonly Plain[]);
      else {
        putMark(FIELDS);
        putFields(words, value as { readonly [field: string]: Plain | undefined });
      }
      return;
    default:
      putMark(NULL);
  }
}

function putList(words: Words, items: readonly Plain[]): void {
  if (items.length <= SHORT_LIST) putMark(LIST + items.length);
  else {
    putMark(LONG_LIST);
    putNumber(items.length);
  }
  for (let i = 0; i < items.length; i++) putPlain(words, items[i]);
}

/** How many fields, and each with its name. Those that hold nothing are left out, as in JSON. */
export function putFields(words: Words, fields: { readonly [field: string]: Plain | undefined }): void {
  let n = 0;
  for (const name in fields) if (fields[name] !== undefined) n++;
  putNumber(n);
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    putText(words, name);
    putPlain(words, value);
  }
}

/** One value as a text of its own. */
export function write(words: Words, value: Plain): string {
  const from = at;
  putPlain(words, value);
  const text = writtenSince(from);
  at = from;
  return text;
}

// ------------------------------------------------------------------------------------------------------------------- reading

/** Reads values out of a text, one after the other. */
export interface Reading {
  readonly words: Words;
  readonly text: string;
  at: number;
}

export const read = (words: Words, text: string): Plain => readPlain({ words, text, at: 0 });

/** The value that stands at these letters. */
export const readBytes = (words: Words, from: Uint8Array, start: number, end: number): Plain =>
  read(words, textOf(from, start, end));

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
  return readPlain(r) as number;
}
export function readText(r: Reading): string {
  return readPlain(r) as string;
}

export function readPlain(r: Reading): Plain {
  const kind = next(r);
  if (kind <= SMALL) return kind - 1;
  if (kind < LARGE) return SMALL + (kind - MEDIUM) * BASE + next(r);
  if (kind >= WORD) return wordAt(r, kind);
  if (kind >= LIST && kind <= LIST + SHORT_LIST) return readItems(r, kind - LIST);
  switch (kind) {
    case LARGE:
      return MOST_MEDIUM + next(r) * BASE + next(r);
    case NUMBER:
      return Number(letters(r));
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
    case TEXT:
      return letters(r);
    case ESCAPED:
      return unescaped(letters(r));
    case NUMBERED:
      return `${wordAt(r, next(r))}#${readNumber(r)}`;
    default:
      throw new Error(`there is no value that begins with "${CHARS[kind]}"`);
  }
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

export function readItems(r: Reading, n: number): Plain[] {
  const out: Plain[] = [];
  for (let i = 0; i < n; i++) out.push(readPlain(r));
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
