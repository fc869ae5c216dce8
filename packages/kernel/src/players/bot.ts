import type { Answer, Decision, Plain, Seat, View } from '../index.ts';

/**
 * What one seat may know, and nothing else. Everything in it is a copy: it does not change when the game goes on, and the
 * game does not change when somebody writes into it.
 */
export interface Seen<V extends View = View> {
  readonly seat: Seat;
  /** The options of the table, without those that tell what lies where. */
  readonly options: Plain;
  /** One cell of the seat's view. Made when it is asked for: most questions need few of them. */
  cell<K extends keyof V & string>(key: K): V[K];
  /** The whole view. */
  view(): V;
}

/** A player that is no person. It is given what its seat may know and the question, so it cannot cheat. */
export interface Bot<V extends View = View> {
  readonly name: string;
  answer(seen: Seen<V>, d: Decision): Answer;
  /** Which of the effects usable at any time it wants to use now, or null. */
  raise?(seen: Seen<V>, raisable: readonly string[]): string | null;
}
