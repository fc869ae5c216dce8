import {
  ask,
  askTogether,
  numberFrom,
  oneNamed,
  oneOf,
  showing,
  someOf,
  yesOrNo,
  type Flow,
  type Game,
  type Plain,
  type Seat,
  type Shows,
} from '@parley/kernel';
import { MOOT } from './moot.ts';

/** How an effect asks. */
export interface Asking {
  /** What is being decided: '<card>.<what>'. */
  readonly tag: string;
  readonly data?: { readonly [key: string]: Plain };
}

/** Between so many and so many of them; fewer when there are no more. */
export interface AskingSome extends Asking {
  readonly min: number;
  readonly max: number;
}

/** What is chosen: how one of it stands among the options, each under a key of its own, and what the options show. */
export interface Choosable<S, X> {
  readonly key: (g: Game<S>, x: X) => string;
  readonly shows: Shows;
}

/**
 * The words in which effects ask. Where there is only one thing to choose, nobody is asked; where there is none any more, nothing more comes of
 * the effect (`MOOT`).
 */
export interface AskWords<S> {
  readonly one: <X>(g: Game<S>, seat: Seat, what: Choosable<S, X>, from: readonly X[], how: Asking) => Flow<X>;
  /** Some of them, in the order in which they are named. None, without a question, where there are none. */
  readonly some: <X>(g: Game<S>, seat: Seat, what: Choosable<S, X>, from: readonly X[], how: AskingSome) => Flow<X[]>;
  /** One of a long catalogue: a claim or a guess. Asked even if there is only one. */
  readonly named: (g: Game<S>, seat: Seat, shows: Shows, names: readonly string[], how: Asking) => Flow<string>;
  readonly number: (g: Game<S>, seat: Seat, min: number, max: number, how: Asking) => Flow<number>;
  readonly confirm: (g: Game<S>, seat: Seat, how: Asking) => Flow<boolean>;
  /** Several say yes or no, all at once and without knowing of each other. Returns those who say no. */
  readonly refusers: (g: Game<S>, who: readonly Seat[], how: Asking) => Flow<Seat[]>;
}

/** `asker` says what asks: the effect at hand. */
export function askWords<S>(asker: (g: Game<S>) => string): AskWords<S> {
  return {
    *one(g, seat, { key, shows }, from, { tag, data }) {
      if (from.length === 0) throw MOOT;
      if (from.length === 1) return from[0];
      const options = from.map((x) => key(g, x));
      return from[options.indexOf(yield* ask(showing(shows, oneOf(seat, tag, asker(g), options, data))))];
    },
    *some(g, seat, { key, shows }, from, { tag, data, ...how }) {
      const max = Math.min(how.max, from.length);
      const min = Math.min(how.min, max);
      if (max === 0) return [];
      if (min === from.length) return [...from];
      const options = from.map((x) => key(g, x));
      const chosen = yield* ask(showing(shows, someOf(seat, tag, asker(g), options, min, max, data)));
      return chosen.map((x) => from[options.indexOf(x)]);
    },
    *named(g, seat, shows, names, { tag, data }) {
      if (names.length === 0) throw MOOT;
      return yield* ask(showing(shows, oneNamed(seat, tag, asker(g), names, data)));
    },
    *number(g, seat, min, max, { tag, data }) {
      return min >= max ? min : yield* ask(numberFrom(seat, tag, asker(g), min, max, data));
    },
    *confirm(g, seat, { tag, data }) {
      return yield* ask(yesOrNo(seat, tag, asker(g), data));
    },
    *refusers(g, who, { tag, data }) {
      const from = asker(g);
      const answers = yield* askTogether(who.map((p) => yesOrNo(p, tag, from, data)));
      return who.filter((p) => answers.get(p) !== true);
    },
  };
}
