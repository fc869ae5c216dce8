import { Derived } from '@parley/kernel';
import type { Cosmic, State } from '../rules/state/state.ts';

/**
 * What was shown of a part of the game the last time. Much of a view is as it was when it was looked at last: whoever makes a cell gives the very same
 * object for it then, and nobody after that has to compare, copy or write it (the contract of `Cell` in the kernel: what a cell is made of never
 * changes afterwards). For the same reason an empty list is always the same empty list.
 */
export interface Kept<T> {
  /** The value of last time where that is still right, or else a new one. */
  readonly latest: (g: Cosmic, isRight: (before: T) => boolean, make: () => T) => T;
}

/** Derived, and no part of the state: a game that comes back from its log begins without. */
export function kept<T>(): Kept<T> {
  const last = new Derived<State, { value: T | undefined }>(() => ({ value: undefined }));
  return {
    latest(g, isRight, make) {
      const known = last.of(g);
      if (known.value !== undefined && isRight(known.value)) return known.value;
      return (known.value = make());
    },
  };
}

const NOTHING: readonly never[] = [];
/** A copy of a list of the state, which goes on changing. */
export const copied = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NOTHING : list.slice());
