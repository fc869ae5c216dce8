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

/** `what` names the sort in sentences: "card", "effect". What is read from it is all of one hidden class. */
export function registry<T extends { readonly id: string }>(what: string): Registry<T> {
  const given = new Map<string, T>();
  /** What was given, alike, once somebody looks: by then everything has been added. */
  let read: ReadonlyMap<string, T> | null = null;
  let listed: readonly T[] | null = null;
  let ids: ReadonlySet<string> | null = null;
  const known = (): ReadonlyMap<string, T> => (read ??= new Map(alike([...given.values()]).map((x) => [x.id, x])));
  const put = (x: T): void => {
    given.set(x.id, x);
    read = null;
    listed = null;
    ids = null;
  };
  return {
    add: (list) => {
      for (const x of list) {
        if (given.has(x.id)) throw new InputError(`There are two ${what}s called "${x.id}"; give one another id.`);
        put(x);
      }
    },
    put: (list) => list.forEach(put),
    get: (id) => {
      const x = known().get(id);
      if (!x) throw new InputError(`There is no ${what} "${id}".`);
      return x;
    },
    find: (id) => known().get(id),
    has: (id) => given.has(id),
    all: () => (listed ??= [...known().values()]),
    ids: () => (ids ??= new Set(given.keys())),
  };
}

/**
 * The same content with every field that any of it has, in one order: whatever is left out is there and undefined. Rules read content at every
 * step, and with one hidden class for all of it those reads are monomorphic.
 */
function alike<T extends object>(all: readonly T[]): T[] {
  const fields = new Set(all.flatMap((x) => Object.keys(x)));
  // All at once: an object that is given so many fields one by one ends in dictionary mode.
  const blank = Object.fromEntries([...fields].map((field) => [field, undefined]));
  return all.map((x) => ({ ...blank, ...x }));
}
