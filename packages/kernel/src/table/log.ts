import type { Answer, Seat } from '../flow/decision.ts';
import { readBytes } from '../wire/reading.ts';
import { type Words } from '../wire/wire.ts';
import { copyTo, goBack, position, putPlain } from '../wire/writing.ts';

/** One line of the log: an answer with the fingerprint of its question and the state hash after it, or a raised effect. */
export type Entry =
  | { readonly seat: Seat; readonly a: Answer; readonly q: number; readonly h: number }
  | { readonly seat: Seat; readonly raise: string; readonly h: number };

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
  /** The log that is run through, and what its next entry says. */
  private ahead: Log | null = null;
  private coming: Answer | null = null;

  constructor(words: Words, from?: Log, n = 0) {
    this.words = words;
    this.count = n;
    this.numbers = from ? from.numbers.slice(0, (n + ROOM) * STRIDE) : new Uint32Array(ROOM * STRIDE);
    this.answers = from ? from.answers.slice(0, from.endOf(n - 1) + ROOM * 4) : new Uint8Array(ROOM * 4);
  }

  /** These are run through: there is room for all of them, and what comes as it is written there is copied. */
  expect(others: Entries): void {
    this.ahead = others instanceof Log && others.words === this.words ? others : null;
    const n = others.length;
    if (n * STRIDE > this.numbers.length) this.numbers = larger(this.numbers, new Uint32Array((n + ROOM) * STRIDE));
    const letters = others instanceof Log ? others.endOf(n - 1) : 0;
    if (letters > this.answers.length) this.answers = larger(this.answers, new Uint8Array(letters + ROOM * 4));
  }

  /** The entry that is run through next, from one place to the same place. Null: that is over. */
  comes(e: Entry | null): void {
    this.coming = e === null ? null : 'raise' in e ? e.raise : e.a;
    if (e === null) this.ahead = null;
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
    if (i < 0 || i >= this.count) return undefined;
    const numbers = this.numbers;
    const by = numbers[i * STRIDE + 2] >>> SEAT;
    const h = numbers[i * STRIDE + 1];
    const said = readBytes(this.words, this.answers, this.endOf(i - 1), this.endOf(i)) as Answer;
    if (by & RAISED) return { seat: by ^ RAISED, raise: said as string, h };
    return { seat: by, a: said, q: numbers[i * STRIDE], h };
  }

  private endOf(i: number): number {
    return i < 0 ? 0 : this.numbers[i * STRIDE + 2] & END;
  }

  /** Adds an answer, or what was raised; the state after it is told when it is known. */
  addAnswer(seat: Seat, a: Answer, q: number): void {
    this.push(seat, a, q);
  }
  addRaised(seat: Seat, key: string): void {
    this.push(seat | RAISED, key, 0);
  }
  add(e: Entry): void {
    if ('raise' in e) this.addRaised(e.seat, e.raise);
    else this.addAnswer(e.seat, e.a, e.q);
    this.setHash(e.h);
  }
  setHash(h: number): void {
    this.numbers[(this.count - 1) * STRIDE + 1] = h;
  }
  /** Takes the last entry away. */
  drop(): void {
    this.count--;
  }

  private push(by: number, said: Answer, q: number): void {
    const start = this.endOf(this.count - 1);
    const { ahead } = this;
    const again = ahead !== null && said === this.coming;
    const end = again ? this.copyNext(ahead, start) : this.write(said, start);
    const at = this.count++ * STRIDE;
    if (at + STRIDE > this.numbers.length) this.numbers = larger(this.numbers, new Uint32Array(grown(this.count) * STRIDE));
    this.numbers[at] = q;
    this.numbers[at + 1] = 0;
    this.numbers[at + 2] = ((by << SEAT) | end) >>> 0;
  }

  /** Writes an answer there, and says where it ends. */
  private write(said: Answer, start: number): number {
    const from = position();
    putPlain(this.words, said);
    const end = start + position() - from;
    this.makeRoom(end);
    copyTo(this.answers, start, from);
    goBack(from);
    return end;
  }

  /** The same, for what is already written in another log. */
  private copyNext(other: Log, start: number): number {
    const first = other.endOf(this.count - 1);
    const end = start + other.endOf(this.count) - first;
    this.makeRoom(end);
    for (let i = start; i < end; i++) this.answers[i] = other.answers[first + i - start];
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
    for (let i = begin; i < end; i++) out.push(this.at(i) as Entry);
    return out;
  }
  *[Symbol.iterator](): Generator<Entry> {
    for (let i = 0; i < this.count; i++) yield this.at(i) as Entry;
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
