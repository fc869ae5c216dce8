import {
  asks,
  occasionKey,
  query,
  queryKey,
  queryTold,
  react,
  somebodyReacts,
  window,
  type Flow,
  type Game,
  type Source,
} from '@parley/kernel';
import { factsFrom, type Facts, type FactTable } from './facts.ts';
import type { Asked, EventName, QueryName, Tables, Value, WindowName } from './tables.ts';

/** The kernel's numbers for the names of a game. Asked for while modules load, never during play. */
export interface TimingKeys<T extends Tables> {
  readonly window: (name: WindowName<T>) => number;
  readonly event: (name: EventName<T>) => number;
  readonly query: (name: QueryName<T>) => number;
}

/** Where effects may act: a window or an event of the game. */
export interface Occasion<S, E> {
  /** Lets them. Costs the length of a list while nobody holds anything for it. */
  readonly open: (g: Game<S>, ev: E) => Flow;
  /** Does anybody hold anything for it? For rules that need not even say what happens. */
  readonly isAwaited: (g: Game<S>) => boolean;
  readonly key: number;
}

/** A question about the rules that effects may change. Pure, so it may be asked at any moment. */
export interface Query<S, Q, V> {
  /** The answer, of what it would be without effects. */
  readonly ask: (g: Game<S>, base: V, question: Q) => V;
  /** The same, and whoever makes a difference is told of. */
  readonly told: (g: Game<S>, base: V, question: Q, differs: (by: Source<S>, before: V, after: V) => void) => V;
  /** Has anybody a say in it? For rules that can do without the question. */
  readonly isAsked: (g: Game<S>) => boolean;
}
export type QueryOf<T extends Tables, Q extends QueryName<T>> = Query<T['state'], Asked<T, Q>, Value<T, Q>>;

type Of<X, N> = X[N & keyof X];

export interface TimingWords<T extends Tables> {
  readonly keys: TimingKeys<T>;
  /** A window of the rules, at a safe point: everybody who can act is asked in turn until all pass. */
  readonly window: <W extends WindowName<T>>(name: W) => Occasion<T['state'], Of<T['windows'], W> & object>;
  /** Something that happens in the middle of an effect: reactions only. */
  readonly event: <E extends EventName<T>>(name: E) => Occasion<T['state'], Of<T['events'], E> & object>;
  readonly query: <Q extends QueryName<T>>(name: Q) => QueryOf<T, Q>;
  /** What everybody may know of an event, looked up in a table of the game (`Rules.facts`). Null: it is no event of the table. */
  readonly facts: (table: FactTable<T>) => (g: Game<T['state']>, key: number, ev: object) => Facts | null;
}

/**
 * The words that open windows, tell of events and ask queries, by the names in the tables of a game. Call them while modules load: each call
 * looks its name up.
 */
export function timingWords<T extends Tables>(): TimingWords<T> {
  type S = T['state'];
  const eventKey = (name: string): number => occasionKey(`event:${name}`);
  const keys: TimingKeys<T> = { window: (name) => occasionKey(`window:${name}`), event: eventKey, query: queryKey };
  const occasion = <E extends object>(key: number, open: Occasion<S, E>['open']): Occasion<S, E> => ({
    open,
    isAwaited: (g) => somebodyReacts(g, key),
    key,
  });
  return {
    keys,
    window: (name) => {
      const key = keys.window(name);
      return occasion(key, (g, ev) => window(g, key, ev));
    },
    event: (name) => {
      const key = keys.event(name);
      return occasion(key, (g, ev) => react(g, key, ev));
    },
    query: (name) => {
      const key = keys.query(name);
      return {
        ask: (g, base, question) => query(g, key, base, question),
        told: (g, base, question, differs) => queryTold(g, key, base, question, differs),
        isAsked: (g) => asks(g, key),
      };
    },
    facts: (table) => factsFrom(table, eventKey),
  };
}
