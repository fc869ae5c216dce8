import { attach, detach, type Contribution, type Game, type Source } from '@parley/kernel';

/** Things of a game that texts stand on: whose source is which, and what a thing does as it lies now. */
export interface Bearers<S, X> {
  readonly source: (g: Game<S>, x: X) => Source<S>;
  /** Null: nothing, as it is. The same object each time while the same text works. */
  readonly does: (g: Game<S>, x: X) => Contribution<S> | null;
}

export interface AttachWords<S, X> {
  /** What the thing does begins to work. */
  readonly attach: (g: Game<S>, x: X) => void;
  /** It ends, while the thing still is as it was. */
  readonly detach: (g: Game<S>, x: X) => void;
  /** Changes the thing: what worked before ends, and what works afterwards begins. */
  readonly changing: <R>(g: Game<S>, x: X, change: () => R) => R;
}

/** The words that let the texts on a sort of thing work in a game, and end. */
export function attachWords<S, X>({ source, does }: Bearers<S, X>): AttachWords<S, X> {
  return {
    attach: (g, x) => {
      const now = does(g, x);
      if (now !== null) attach(g, source(g, x), now);
    },
    detach: (g, x) => {
      const now = does(g, x);
      if (now !== null) detach(g, source(g, x).key, now);
    },
    changing: (g, x, change) => {
      const before = does(g, x);
      const result = change();
      const after = does(g, x);
      if (before === after) return result;
      const from = source(g, x);
      if (before !== null) detach(g, from.key, before);
      if (after !== null) attach(g, from, after);
      return result;
    },
  };
}
