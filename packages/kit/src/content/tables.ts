import type { Context, Game, Seat, Source } from '@parley/kernel';

/**
 * What the content of a game is about, as types: its state, the windows and events that clauses hear of with what each of them carries, the
 * questions about the rules that clauses may change, and what the code of an effect works with. Nothing of it is there at run time.
 */
export interface Tables {
  readonly state: unknown;
  /** Names of windows, and what each shows those who act in it. */
  readonly windows: object;
  /** Names of events, and what they carry. */
  readonly events: object;
  /** Names of queries: what is asked (`q`) and what the answer is (`v`). */
  readonly queries: object;
  /** What an effect's code works with besides the game, whose effect it is, where it stands and what it reacts to. */
  readonly context: object;
  /** Where a clause stands, as its source says: which card, which sheet. */
  readonly place: object;
  /** What a clause knows of the text it is part of: which side of a card, whose name is on it. */
  readonly text: object;
  /** What an author may say about an effect for the game's own rules of use: who may use it, how often, what it costs. */
  readonly traits: object;
  /** What changes one use of an effect, handed to its code; null in most uses. */
  readonly boost: unknown;
  /** What the rules around a use may know of its plan: who gets the card, what it is aimed at. */
  readonly declared: unknown;
}

export type WindowName<T extends Tables> = keyof T['windows'] & string;
export type EventName<T extends Tables> = keyof T['events'] & string;
export type QueryName<T extends Tables> = keyof T['queries'] & string;
/** What a query asks. */
export type Asked<T extends Tables, Q extends QueryName<T>> = T['queries'][Q]['q' & keyof T['queries'][Q]];
/** What a query is answered with. */
export type Value<T extends Tables, Q extends QueryName<T>> = T['queries'][Q]['v' & keyof T['queries'][Q]];
/** Queries that answer null or a reason: may it be done, and if not, why not? */
export type MayName<T extends Tables> = { [Q in QueryName<T>]: null extends Value<T, Q> ? Q : never }[QueryName<T>];
/** What is shown in one of the windows of a game, whichever. */
export type AnyWindow<T extends Tables> = T['windows'][keyof T['windows']];

/** What the code of an effect works with, `E` being what it reacts to. */
export type ContextOf<T extends Tables, E> = Context<T['state'], E> & T['context'];

/** Makes what the code of a clause works with, of what the kernel hands over. */
export type ContextMaker<T extends Tables> = <E>(g: Game<T['state']>, source: Source<T['state']>, me: Seat, ev: E) => ContextOf<T, E>;
