import type { Cosmic } from '../rules/state/state.ts';

/**
 * What was shown of a part of the game the last time. Much of a view is as it was when it was looked at last: whoever makes a cell gives the very same
 * object for it then, and nobody after that has to compare, copy or write it (the contract of `Cell` in the kernel: what a cell is made of never
 * changes afterwards). For the same reason an empty list is always the same empty list.
 */
export interface Kept<T> {
  /** The value of last time where that is still right, or else a new one. */
  readonly latest: (g: Cosmic, isRight: (before: T) => boolean, make: () => T) => T;
}

/** Kept beside the game and not in it: a game that comes back from its log begins without. */
export function kept<T>(): Kept<T> {
  const values = new WeakMap<Cosmic, T>();
  return {
    latest(g, isRight, make) {
      const before = values.get(g);
      if (before !== undefined && isRight(before)) return before;
      const now = make();
      values.set(g, now);
      return now;
    },
  };
}

const NOTHING: readonly never[] = [];
/** A copy of a list of the state, which goes on changing. */
export const copied = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NOTHING : list.slice());
