import { hashText } from '../state/plain.ts';

/**
 * Plain data as short text: for packets, checkpoints and the log in memory. Texts that both sides know as words are one to three letters,
 * small numbers one or two. All letters are printable ASCII that JSON leaves as they are, so the text can stand between quotes.
 *
 * Every value begins with a letter that says what it is, by its position in the alphabet:
 *   0-31   a number from -1 to 30             41-46  a list of 0 to 5 items          51     a text, its letters escaped
 *   32-33  a number to 216, one more letter   47     a longer list                   52     a word and a number: 'attack-08#17'
 *   34     to 8865, two more letters          48     fields: how many, then name     53     a list of things with the same fields: how
 *   35     any other number, as digits               and value of each                      many, the names, then the values of each
 *   36-38  null, true, false                  49     a mark                          54-79  a word
 *   39-40  marks, free for whoever wraps      50     a text, as it is                80-91  a word, one more letter
 *          values                                                                    92     a word, two more letters
 */
export const WIRE_VERSION = 3;

/** Texts that travel by their number. The most frequent ones come first, since they get the shortest letters. */
export interface Words {
  readonly list: readonly string[];
  /** A number that changes with the list. */
  readonly stamp: number;
  readonly numbers: ReadonlyMap<string, number>;
  /** Where the word of a numbered thing ends, for those that came up so far: taking them apart is dear. */
  readonly numbered: Map<string, { readonly word: number; readonly n: number } | null>;
  /** The words of names that come together, for those that came up so far, and events by their type. */
  readonly named: Map<string, Names>;
  readonly kinds: Map<string, Kind>;
  /** Cells that came up so far. */
  readonly cells: Map<string, CellName>;
}
/** A number for a cell, from 0 on, and its word or -1. */
export interface CellName {
  readonly n: number;
  readonly word: number;
}

/** Names of fields that come together, and their words, -1 for those that are none. */
export interface Names {
  readonly list: readonly string[];
  readonly words: readonly number[];
}
/** More than games have, and no more, whatever comes along. */
const MOST_NAMES = 1000;

export function cellName({ cells, numbers }: Words, key: string): CellName {
  const known = cells.get(key);
  if (known !== undefined) return known;
  const name = { n: cells.size, word: numbers.get(key) ?? -1 };
  cells.set(key, name);
  return name;
}

/** The words of these names. For the same names it is the same object. */
export function namesOf(words: Words, values: object): Names {
  const list = Object.keys(values);
  const key = list.join(' ');
  const known = words.named.get(key);
  if (known !== undefined) return known;
  const names = { list, words: list.map((name) => words.numbers.get(name) ?? -1) };
  if (words.named.size < MOST_NAMES) words.named.set(key, names);
  return names;
}

/** A type of event: its word or -1, and the fields the last one had. */
export interface Kind {
  readonly word: number;
  names: Names;
}
export function kindOf(words: Words, type: string, data: object): Kind {
  const known = words.kinds.get(type);
  if (known !== undefined) return known;
  const kind = { word: words.numbers.get(type) ?? -1, names: namesOf(words, data) };
  if (words.kinds.size < MOST_NAMES) words.kinds.set(type, kind);
  return kind;
}

export const CODES = Uint8Array.from({ length: 95 }, (_, i) => i + 32).filter((c) => c !== 0x22 && c !== 0x5c);
export const BASE = CODES.length;
/** Letters by number, and numbers by letter. */
export const CHARS = Array.from(CODES, (c) => String.fromCharCode(c));
export const INDEX = new Int8Array(128).fill(-1);
CODES.forEach((c, i) => (INDEX[c] = i));

export const SMALL = 31;
export const MEDIUM = 32;
export const MOST_MEDIUM = SMALL + 2 * BASE;
export const LARGE = 34;
export const MOST_LARGE = MOST_MEDIUM + BASE * BASE;
export const NUMBER = 35;
export const NULL = 36;
export const TRUE = 37;
export const FALSE = 38;
/** For those who put several values into one text: no value begins with one of these. */
export const MARK_A = 39;
export const MARK_B = 40;
export const MARK_C = 49;
export const LIST = 41;
export const SHORT_LIST = 5;
export const LONG_LIST = 47;
export const FIELDS = 48;
export const TEXT = 50;
export const ESCAPED = 51;
export const NUMBERED = 52;
export const TABLE = 53;
export const WORD = 54;
export const WORD_2 = 80;
export const WORD_3 = 92;
export const SHORT_WORDS = WORD_2 - WORD;
export const MIDDLE_WORDS = SHORT_WORDS + (WORD_3 - WORD_2) * BASE;
export const MOST_WORDS = MIDDLE_WORDS + BASE * BASE;

export function wordsFrom(texts: Iterable<string>): Words {
  const list = [...new Set(texts)].slice(0, MOST_WORDS);
  return {
    list,
    stamp: hashText(list.join('\n'), WIRE_VERSION) >>> 0,
    numbers: new Map(list.map((w, i) => [w, i])),
    numbered: new Map(),
    named: new Map(),
    kinds: new Map(),
    cells: new Map(),
  };
}

/** For games that name no words. */
export const NO_WORDS: Words = wordsFrom([]);

/** What a game's texts are written with. */
export const wordsOf = ({ words }: { words?(): Words }): Words => words?.() ?? NO_WORDS;

/** Letters as a text. */
export function textOf(letters: Uint8Array, from: number, to: number): string {
  // Short texts are put together letter by letter: asking anybody costs more.
  if (to - from > MOST_LETTERS) return slice === undefined ? decoder.decode(letters.subarray(from, to)) : slice.call(letters, from, to);
  let text = '';
  for (let i = from; i < to; i++) text += CHARS[INDEX[letters[i]]];
  return text;
}
const MOST_LETTERS = 8;
const decoder = new TextDecoder('latin1');
/** Where there is Node, it has a quicker way. */
type Slice = (this: Uint8Array, from: number, to: number) => string;
const slice = (globalThis as { Buffer?: { prototype: { latin1Slice: Slice } } }).Buffer?.prototype.latin1Slice;
