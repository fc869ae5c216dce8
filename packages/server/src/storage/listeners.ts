/** Callbacks for one kind of event. */
export interface Listeners<A extends unknown[]> {
  add(listener: (...args: A) => void): () => void;
  emit(...args: A): void;
}

export function listeners<A extends unknown[]>(): Listeners<A> {
  const all = new Set<(...args: A) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
    emit(...args) {
      for (const listener of all) listener(...args);
    },
  };
}
