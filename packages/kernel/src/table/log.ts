import type { Seat } from '../flow/decision.ts';
import { HASH_VERSION } from '../state/hash.ts';
import * as json from '../state/json.ts';
import type { Plain } from '../state/plain.ts';
import { reading, readPlain, readText } from '../wire/reading.ts';
import { type Words } from '../wire/wire.ts';
import { copyTo, goBack, position, putPlain } from '../wire/writing.ts';

/**
 * One line of the log: an answer with the fingerprint of its question and the state hash after it, or a raised effect. `v` says how the hash
 * was worked out (`HASH_VERSION`). Without one it is the rolling hash: in journals of before there was another, and between entries that
 * have one over the whole state.
 */
export type Entry =
  | { readonly seat: Seat; readonly a: Plain; readonly q: number; readonly h: number; readonly v?: number }
  | { readonly seat: Seat; readonly raise: string; readonly h: number; readonly v?: number };

const readCommon = json.fields({ seat: json.number, h: json.number, v: json.optional(json.number), raise: json.optional(json.text) });
const readAnswered = json.fields({ a: json.anything, q: json.number });

/** An entry as it stands in JSON. */
export const readEntry: json.Reader<Entry> = (value, at) => {
  const { raise, ...entry } = readCommon(value, at);
  return raise === undefined ? { ...entry, ...readAnswered(value, at) } : { ...entry, raise };
};

/** Entries in their order: a list of them, or a log that makes them when they are wanted. */
export interface Entries extends Iterable<Entry> {
  readonly length: number;
  at(i: number): Entry | undefined;
  slice(from?: number, to?: number): Entry[];
}

/** Numbers of an entry: its question, the state after it, and where its answer ends together with who gave it. */
const STRIDE = 3;
const SEAT = 24;
const RAISED = 0x80;
/** The hash is over the whole state. */
const WHOLE = 0x40;
const WHO = WHOLE - 1;
const END = (1 << SEAT) - 1;

/**
 * The entries of a game, packed: a log is read seldom and kept long, and as objects it would be the largest part of a table. An answer is
 * written with the game's words, which may change from one version to the next, so a log is stored by its entries.
 */
export class Log implements Entries {
  private readonly words: Words;
  private count = 0;
  private numbers: Uint32Array;
  private answers: Uint8Array;

  constructor(words: Words, from?: Log, n = 0) {
    this.words = words;
    this.count = n;
    this.numbers = from ? from.numbers.slice(0, (n + ROOM) * STRIDE) : new Uint32Array(ROOM * STRIDE);
    this.answers = from ? from.answers.slice(0, from.endOf(n - 1) + ROOM * 4) : new Uint8Array(ROOM * 4);
  }

  /** The first entries of others, to be gone on with. */
  static from(words: Words, entries: Entries, n: number): Log {
    if (entries instanceof Log && entries.words === words) return new Log(words, entries, n);
    const log = new Log(words);
    for (let i = 0; i < n; i++) {
      const e = entries.at(i);
      if (e) log.add(e);
    }
    return log;
  }

  get length(): number {
    return this.count;
  }

  at(i: number): Entry | undefined {
    if (i < 0) i += this.count;
    return i < 0 || i >= this.count ? undefined : this.entry(i);
  }

  private entry(i: number): Entry {
    const numbers = this.numbers;
    const by = numbers[i * STRIDE + 2] >>> SEAT;
    const h = numbers[i * STRIDE + 1];
    const said = reading(this.words, this.answers, this.endOf(i - 1), this.endOf(i));
    const seat = by & WHO;
    if (by & RAISED) return by & WHOLE ? { seat, raise: readText(said), h, v: HASH_VERSION } : { seat, raise: readText(said), h };
    const a = readPlain(said);
    const q = numbers[i * STRIDE];
    return by & WHOLE ? { seat, a, q, h, v: HASH_VERSION } : { seat, a, q, h };
  }

  private endOf(i: number): number {
    return i < 0 ? 0 : this.numbers[i * STRIDE + 2] & END;
  }

  /** Adds an answer, or what was raised; the state after it is told when it is known. */
  addAnswer(seat: Seat, a: Plain, q: number): void {
    this.push(seat, a, q);
  }
  addRaised(seat: Seat, key: string): void {
    this.push(seat | RAISED, key, 0);
  }
  add(e: Entry): void {
    if ('raise' in e) this.addRaised(e.seat, e.raise);
    else this.addAnswer(e.seat, e.a, e.q);
    this.setHash(e.h, e.v !== undefined);
  }
  setHash(h: number, whole: boolean): void {
    const at = (this.count - 1) * STRIDE;
    this.numbers[at + 1] = h;
    if (whole) this.numbers[at + 2] |= WHOLE << SEAT;
  }
  /** The hash of the whole state after the last entry; null if it has only the rolling one. */
  get wholeHash(): number | null {
    const last = (this.count - 1) * STRIDE;
    return (this.numbers[last + 2] >>> SEAT) & WHOLE ? this.numbers[last + 1] : null;
  }
  /** Takes the last entry away. */
  drop(): void {
    this.count--;
  }

  private push(by: number, said: Plain, q: number): void {
    const start = this.endOf(this.count - 1);
    const end = this.write(said, start);
    const at = this.count++ * STRIDE;
    if (at + STRIDE > this.numbers.length) this.numbers = larger(this.numbers, new Uint32Array(grown(this.count) * STRIDE));
    this.numbers[at] = q;
    this.numbers[at + 1] = 0;
    this.numbers[at + 2] = ((by << SEAT) | end) >>> 0;
  }

  /** Writes an answer there, and says where it ends. */
  private write(said: Plain, start: number): number {
    const from = position();
    putPlain(this.words, said);
    const end = start + position() - from;
    this.makeRoom(end);
    copyTo(this.answers, start, from);
    goBack(from);
    return end;
  }

  private makeRoom(end: number): void {
    if (end > END) throw new Error('the log is full');
    if (end > this.answers.length) this.answers = larger(this.answers, new Uint8Array(grown(end)));
  }

  slice(from = 0, to = this.count): Entry[] {
    const begin = from < 0 ? Math.max(0, this.count + from) : from;
    const end = to < 0 ? this.count + to : Math.min(to, this.count);
    const out: Entry[] = [];
    for (let i = begin; i < end; i++) out.push(this.entry(i));
    return out;
  }
  *[Symbol.iterator](): Generator<Entry> {
    for (let i = 0; i < this.count; i++) yield this.entry(i);
  }
  /** In JSON a log is the list of its entries. */
  toJSON(): Entry[] {
    return this.slice();
  }
}

/** Entries that fit before more room is made. */
const ROOM = 16;
/** A little more each time: what is never used is paid for at thousands of tables. */
const grown = (n: number): number => n + Math.max(ROOM, n >> 3);

function larger<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
