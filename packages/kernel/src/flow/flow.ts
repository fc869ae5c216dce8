import type { Answer, Decision, Seat } from './decision.ts';

/** A question that waits, or one of a group whose answer is kept until the others are in. */
export interface Pending {
  readonly decision: Decision;
  answer?: Answer | undefined;
}

/** Several questions at once. 'all' waits for every answer and keeps them secret until then; 'any' takes the first. */
export interface Group {
  readonly kind: 'group';
  readonly mode: 'all' | 'any';
  readonly decisions: readonly Decision[];
  readonly open?: boolean;
  /** What it had been answered when it was interrupted. Noted by the table, for asking it again. */
  given?: readonly Pending[];
}

export type Ask = Decision | Group;

/** What a script gets instead of an answer when an effect usable at any time was raised: serve it, then ask again. */
export const INTERRUPT: unique symbol = Symbol('interrupt');

export interface SeatAnswer<A extends Answer = Answer> {
  readonly seat: Seat;
  readonly answer: A;
}

export type Reply = Answer | readonly Answer[] | SeatAnswer | typeof INTERRUPT;

/** A piece of the rules: a generator that asks and gets answers. */
export type Flow<T = void> = Generator<Ask, T, Reply>;

/** As much of a generator as `yield*` and the table use. */
class Ended<T> implements IterableIterator<Ask, T, Reply> {
  private readonly result: IteratorReturnResult<T>;
  constructor(value: T) {
    this.result = { done: true, value };
  }
  next(): IteratorReturnResult<T> {
    return this.result;
  }
  return(): IteratorReturnResult<T> {
    return this.result;
  }
  throw(error: unknown): never {
    throw error;
  }
  [Symbol.iterator](): this {
    return this;
  }
}

/** A flow that asks nothing and ends with this value: for what is known without asking, where making a generator would cost more. */
export function endsWith<T>(value: T): Flow<T> {
  const ended: IterableIterator<Ask, T, Reply> = new Ended(value);
  return ended as Flow<T>;
}

export const hasEnded = (flow: Flow<unknown>): boolean => flow instanceof Ended;

/** The flow in which nothing happens. One object for all, so that an idle window costs next to nothing. */
export const NOTHING: Flow = endsWith(undefined);
