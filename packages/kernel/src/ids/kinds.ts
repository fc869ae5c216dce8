import type { Form, Id } from './form.ts';
import type { Pattern } from './pattern.ts';

type Forms = { readonly [kind: string]: Form<object> };
type Said<F> = F extends Form<infer T> ? T : never;
/** An id of one kind, taken apart. */
export type ReadAs<F extends Forms, K extends keyof F> = { readonly kind: K } & Said<F[K]>;
/** An id of any of the kinds, taken apart. */
export type ReadId<F extends Forms> = { readonly [K in keyof F]: ReadAs<F, K> }[keyof F];

/** Kinds of ids that are told apart by how they are written. */
export interface IdKinds<F extends Forms, As extends string = keyof F & string> {
  readonly pattern: Pattern;
  readonly forms: F;
  /** What an id says. One that is of none of the kinds is a fault. */
  read(id: string): ReadId<F>;
  /** The same, or null for what is none of these: for texts that may be something else. */
  find(id: string): ReadId<F> | null;
  /** What an id of this kind says. Another one is a fault. */
  as<K extends keyof F & string>(kind: K, id: string): ReadAs<F, K>;
  readonly write: { readonly [K in keyof F & string]: (said: Said<F[K]>) => Id<keyof F extends As ? K : As> };
}

/** More ids than a few tables have at a time. */
const REMEMBERED = 20_000;

/**
 * Declares kinds of ids. What they say is worked out once: the same object is given for the same id. `_as`: what they all are, for the
 * compiler, where nobody needs to tell them apart.
 */
export function idKinds<const F extends Forms, const As extends string = keyof F & string>(forms: F, _as?: As): IdKinds<F, As> {
  const kinds = Object.entries<Form<object>>(forms);
  const memo = new Map<string, ReadId<F> | null>();

  function find(id: string): ReadId<F> | null {
    const known = memo.get(id);
    if (known !== undefined) return known;
    const found = parse(id);
    if (memo.size >= REMEMBERED) memo.clear();
    memo.set(id, found);
    return found;
  }

  function parse(id: string): ReadId<F> | null {
    for (const [kind, form] of kinds) {
      const said = form.read(id);
      if (said !== null) return Object.freeze({ kind, ...said }) as ReadId<F>;
    }
    return null;
  }

  function read(id: string): ReadId<F> {
    const found = find(id);
    if (found === null) throw new Error(`"${id}" is no id of ${kinds.map(([kind]) => kind).join(', ')}`);
    return found;
  }

  const isOf = <K extends keyof F>(found: ReadId<F>, kind: K): found is ReadId<F> & ReadAs<F, K> => found.kind === kind;

  return {
    pattern: { any: kinds.map(([, form]) => form.pattern) },
    forms,
    read,
    find,
    as(kind, id) {
      const found = read(id);
      if (!isOf(found, kind)) throw new Error(`"${id}" is the id of a ${String(found.kind)}, not of a ${kind}`);
      return found;
    },
    write: Object.fromEntries(kinds.map(([kind, form]) => [kind, form.write])) as IdKinds<F, As>['write'],
  };
}
