import { InputError } from '@parley/kernel';

/** Everything of one sort that a game knows by name. Filled while modules load; the rules read it and name none of it. */
export interface Registry<T> {
  /** Adds content. Two things of one name are a mistake, and are refused. */
  readonly add: (list: readonly T[]) => void;
  /** Adds content, or puts it in the place of what had its name: for what is made from other content. */
  readonly put: (list: readonly T[]) => void;
  /** What has this name. Names come from people and from stored games: one that is unknown is bad input. */
  readonly get: (id: string) => T;
  readonly find: (id: string) => T | undefined;
  readonly has: (id: string) => boolean;
  /** In the order in which they were added. The same list until there is more. */
  readonly all: () => readonly T[];
  readonly ids: () => ReadonlySet<string>;
}

/** `what` names the sort in sentences: "card", "effect". `shape` makes what is kept of it: all of one hidden class, say. */
export function registry<T extends { readonly id: string }>(what: string, shape: (x: T) => T = (x) => x): Registry<T> {
  const known = new Map<string, T>();
  let listed: readonly T[] = [];
  let ids: ReadonlySet<string> = new Set();
  const put = (x: T): void => {
    known.set(x.id, shape(x));
    listed = [];
  };
  return {
    add: (list) => {
      for (const x of list) {
        if (known.has(x.id)) throw new InputError(`There are two ${what}s called "${x.id}"; give one another id.`);
        put(x);
      }
    },
    put: (list) => list.forEach(put),
    get: (id) => {
      const x = known.get(id);
      if (!x) throw new InputError(`There is no ${what} "${id}".`);
      return x;
    },
    find: (id) => known.get(id),
    has: (id) => known.has(id),
    all: () => {
      if (listed.length !== known.size) listed = [...known.values()];
      return listed;
    },
    ids: () => {
      if (ids.size !== known.size) ids = new Set(known.keys());
      return ids;
    },
  };
}

/**
 * The same content with every field there is, in one order: whatever is left out is there and undefined. Rules read content at every step,
 * and objects of one hidden class are read quickly.
 */
export function inOneShape<T extends object>(fields: readonly (keyof T)[]): (x: T) => T {
  return (x) => {
    const strange = Object.keys(x).find((field) => !fields.some((known) => known === field));
    if (strange !== undefined) throw new Error(`"${strange}" is missing in the list of fields`);
    // All at once: an object that is given so many fields one by one ends as a dictionary of them.
    return { ...Object.fromEntries(fields.map((field) => [field, undefined])), ...x };
  };
}
