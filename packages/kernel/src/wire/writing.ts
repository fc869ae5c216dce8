import { isFieldValues, isPlainList, type FieldValues, type Plain } from '../state/plain.ts';
import {
  BASE,
  CODES,
  ESCAPED,
  FALSE,
  FIELDS,
  INDEX,
  LARGE,
  LIST,
  LONG_LIST,
  MEDIUM,
  MIDDLE_WORDS,
  MOST_LARGE,
  MOST_MEDIUM,
  NO_WORDS,
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

/** The same, as a text that is kept once for all who hold it, if it is short: such texts come up at many tables. */
export function sharedSince(words: Words, from: number): string {
  const n = at - from;
  if (n < 2 || n > LONGEST_SHARED) return writtenSince(from);
  let hash = n;
  for (let i = from; i < at; i++) hash = (Math.imul(hash, 31) + bytes[i]) | 0;
  if (words !== recent.words) useRecent(words);
  const bucket = hash & (SHARED - 1);
  const known = recent.shared[bucket];
  if (isWritten(from, known)) return known;
  return (recent.shared[bucket] = writtenSince(from));
}
const LONGEST_SHARED = 12;
const SHARED = 8192;

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

/** A number of one letter. */
const isSmall = (n: Plain): n is number => typeof n === 'number' && n >= -1 && n < SMALL && (n | 0) === n;

export function putNumber(n: number): void {
  room(40);
  if (isSmall(n)) bytes[at++] = CODES[n + 1];
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
  putWritten(text);
}

/** What was written before, once more. */
export function putWritten(text: string): void {
  room(text.length);
  for (let i = 0; i < text.length; i++) bytes[at++] = text.charCodeAt(i);
}

/**
 * Direct-mapped caches of one list of words: the texts that were looked up last, by a few of their letters, and what they are (most texts are one
 * of a few hundred); and short texts that were written, interned. Whatever comes takes the place of what was there.
 */
const RECENT = 4096;
interface Recent {
  readonly words: Words;
  readonly shared: string[];
  readonly texts: string[];
  readonly word: Int32Array;
  readonly number: Int32Array;
}
const noneRecent = (words: Words): Recent => ({
  words,
  shared: new Array<string>(SHARED).fill(''),
  texts: new Array<string>(RECENT).fill(''),
  word: new Int32Array(RECENT),
  number: new Int32Array(RECENT),
});
/** For each list of words its own: tables of several games take turns. */
const recents = new WeakMap<Words, Recent>();
let recent = noneRecent(NO_WORDS);

function useRecent(words: Words): void {
  const known = recents.get(words) ?? noneRecent(words);
  recents.set(words, known);
  recent = known;
}

/** Where it stands what this text is: its word, or that of a numbered thing with its number; -1 for what it has not. */
function lookedUp(words: Words, text: string): number {
  if (words !== recent.words) useRecent(words);
  const n = text.length;
  const letters = n < 2 ? 0 : text.charCodeAt(n - 1) + text.charCodeAt(n - 2) * 29 + text.charCodeAt(n >> 1) * 331;
  const slot = (letters + text.charCodeAt(0) * 1009 + n * 67) & (RECENT - 1);
  if (n > 0 && recent.texts[slot] === text) return slot;
  const word = words.numbers.get(text) ?? -1;
  const numbered = word < 0 && text.includes('#') ? takenApart(words, text) : null;
  recent.texts[slot] = text;
  recent.word[slot] = numbered?.word ?? word;
  recent.number[slot] = numbered?.n ?? -1;
  return slot;
}

export function putText(words: Words, text: string): void {
  const slot = lookedUp(words, text);
  const word = recent.word[slot];
  const n = recent.number[slot];
  if (word >= 0) {
    if (n >= 0) putMark(NUMBERED);
    putWord(word);
    if (n >= 0) putNumber(n);
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

/** A text of which the word is known: -1 for none. */
export function putKnown(words: Words, text: string, word: number): void {
  if (word >= 0) putWord(word);
  else putText(words, text);
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

const escaped = (text: string): string => text.replace(/[^ !#$&-[\]-~]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

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
      else if (isPlainList(value)) putList(words, value);
      else {
        putMark(FIELDS);
        putFields(words, value);
      }
      return;
    default:
      putMark(NULL);
  }
}

function putList(words: Words, items: readonly Plain[]): void {
  const n = items.length;
  const first = n > 0 ? items[0] : null;
  if (n > 1 && isFieldValues(first) && putTable(words, items, first)) return;
  if (n <= SHORT_LIST) putMark(LIST + n);
  else {
    putMark(LONG_LIST);
    putNumber(n);
  }
  if (typeof first === 'number') putNumbers(words, items);
  else if (typeof first === 'string') putTexts(words, items);
  else for (let i = 0; i < n; i++) putPlain(words, items[i]);
}

// Each of these loops sees one elements kind only (small integers, or strings), so its loads stay monomorphic.

/** Items that are small numbers, most of the time. */
function putNumbers(words: Words, items: readonly Plain[]): void {
  const n = items.length;
  room(n);
  for (let i = 0; i < n; i++) {
    const item = items[i];
    if (isSmall(item)) bytes[at++] = CODES[item + 1];
    else {
      putPlain(words, item);
      room(n - i);
    }
  }
}

function putTexts(words: Words, items: readonly Plain[]): void {
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (typeof item === 'string') putText(words, item);
    else putPlain(words, item);
  }
}

/**
 * Many things of one kind: the names of their fields are written once. Only if all of them have the same fields, in the same order, and hold
 * something in each; otherwise nothing is written.
 */
function putTable(words: Words, items: readonly Plain[], first: FieldValues): boolean {
  const from = at;
  const names: string[] = [];
  for (const name in first) names.push(name);
  if (names.length === 0) return false;
  putMark(TABLE);
  putNumber(items.length);
  putNumber(names.length);
  for (const name of names) putText(words, name);
  for (const item of items) {
    let i = 0;
    if (isFieldValues(item))
      for (const name in item) {
        const value = item[name];
        if (names[i] !== name || value === undefined) {
          i = -1;
          break;
        }
        putPlain(words, value);
        i++;
      }
    if (i !== names.length) {
      at = from;
      return false;
    }
  }
  return true;
}

/** How many fields, and each with its name. Those that hold nothing are left out, as in JSON. */
export function putFields(words: Words, fields: FieldValues): void {
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
