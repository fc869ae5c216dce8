import { useSyncExternalStore } from 'react';

/** A value that can be watched. State is replaced, never changed. */
export interface Store<S> {
  get(): S;
  set(next: S | ((now: S) => S)): void;
  subscribe(listener: () => void): () => void;
}

/** A store holds no functions: one that is set says what comes of the state. */
const isUpdate = <S>(next: S | ((now: S) => S)): next is (now: S) => S => typeof next === 'function';

export function createStore<S>(initial: S): Store<S> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next) {
      const value = isUpdate(next) ? next(state) : next;
      if (Object.is(value, state)) return;
      state = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <S>(store: Store<S>): S => useSyncExternalStore(store.subscribe, store.get);

/** A part of a store. The selector must return the same thing for the same state. */
export const useSelected = <S, T>(store: Store<S>, select: (state: S) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
