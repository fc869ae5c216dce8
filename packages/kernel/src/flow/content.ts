import { same } from '../state/plain.ts';
import type { Attached, Context, Contribution, Game, Modifying, Source } from '../state/game.ts';

/** Puts the clauses of a source where the windows, queries and laws will find them. */
export function attach<S>(g: Game<S>, source: Source<S>, what: Contribution<S>): void {
  const { holdings, modifying, ruling } = attached(source, what);
  for (const holding of holdings) for (const at of holding.clause.at) insert(g.occasions, at, holding);
  for (const x of modifying) insert(g.queries, x.modifier.query, x);
  if (ruling.length > 0) setLaws(g, ruling.reduce<Game<S>['laws']>(inserted, g.laws));
}

function setLaws<S>(g: Game<S>, laws: Game<S>['laws']): void {
  g.laws = laws;
  g.watchful = laws.some((x) => x.law.on === undefined);
}

/** Cards come and go, and the same ones at thousands of tables: what is bound to a source is bound once. */
function attached<S>(source: Source<S>, what: Contribution<S>): Attached<S> {
  const known = source.ready?.get(what);
  if (known !== undefined) return known;
  const { clauses = [], modifiers = [], laws = [] } = what;
  let order = source.order * 16;
  const made: Attached<S> = {
    holdings: clauses.map((clause) => ({ key: `${source.key}:${clause.id}`, order: order++, source, clause })),
    modifying: modifiers.map((modifier) => ({ order: order++, source, modifier })),
    ruling: laws.map((law) => ({ order: order++, source, law })),
  };
  source.ready?.set(what, made);
  return made;
}

export function detach<S>(g: Game<S>, sourceKey: string, what: Contribution<S>): void {
  for (const clause of what.clauses ?? []) for (const at of clause.at) remove(g.occasions, at, sourceKey);
  for (const modifier of what.modifiers ?? []) remove(g.queries, modifier.query, sourceKey);
  if (what.laws && what.laws.length > 0) setLaws(g, without(g.laws, sourceKey));
}

type Slots<T> = (readonly T[] | undefined)[];

/** A list as long as what is in it: there are many of them at each table, and most hold one or two things. */
function insert<T extends { order: number }>(slots: Slots<T>, key: number, item: T): void {
  const slot = slots[key];
  slots[key] = slot === undefined || slot.length === 0 ? [item] : inserted(slot, item);
}
function inserted<T extends { order: number }>(slot: readonly T[], item: T): T[] {
  let i = slot.length;
  while (i > 0 && slot[i - 1].order > item.order) i--;
  return slot.toSpliced(i, 0, item);
}

function remove<T extends { readonly source: { readonly key: string } }>(slots: Slots<T>, key: number, from: string): void {
  const slot = slots[key];
  if (slot !== undefined) slots[key] = without(slot, from);
}
function without<T extends { readonly source: { readonly key: string } }>(slot: readonly T[], from: string): readonly T[] {
  let left = slot;
  for (let i = slot.length - 1; i >= 0; i--) if (slot[i].source.key === from) left = left.toSpliced(i, 1);
  return left.length === 0 ? NOTHING_HELD : left;
}
const NOTHING_HELD: readonly never[] = [];

/** Would anybody have a say in a query? For rules that can do without the question. */
export function asks<S>(g: Game<S>, key: number): boolean {
  const slot = g.queries[key];
  return slot !== undefined && slot.length > 0;
}

/** The answer to a query after everybody has had a say. Pure, so it may be asked at any moment. */
export function query<S, V>(g: Game<S>, key: number, base: V, question: unknown): V {
  const slot = g.queries[key];
  if (slot === undefined || slot.length === 0) return base;
  let value = base;
  for (const x of slot) if (g.rules.working(g, x.source, x.modifier.id)) value = modified(g, x, value, question);
  return value;
}

/** What one of them makes of a value. All modifiers of a query are about values of one type, which the list of all queries has forgotten. */
function modified<S, V>(g: Game<S>, { source, modifier }: Modifying<S>, value: V, question: unknown): V {
  const c: Context<S> = { g, me: source.who(g), source, ev: question };
  return modifier.value(value, question, c) as V;
}

/** The same, and whoever makes a difference to it is told of: for people who want to know why. */
export function queryTold<S, V>(
  g: Game<S>,
  key: number,
  base: V,
  question: unknown,
  differs: (by: Source<S>, before: V, after: V) => void,
): V {
  let value = base;
  for (const x of g.queries[key] ?? NOTHING_HELD) {
    if (!g.rules.working(g, x.source, x.modifier.id)) continue;
    const after = modified(g, x, value, question);
    if (!same(after, value)) differs(x.source, value, after);
    value = after;
  }
  return value;
}

/**
 * A value worked out from the state, kept until anything changes. For what many options are made from, such as the numbers of every piece.
 * `key` names the value among all of the game's; what is returned is shared, so nobody changes it.
 */
export function memoised<S, V>(g: Game<S>, key: string, make: () => V): V {
  const { memo } = g;
  if (memo.at !== g.changes) {
    memo.values.clear();
    memo.at = g.changes;
  }
  const known = memo.values.get(key);
  if (known !== undefined || memo.values.has(key)) return known as V;
  const value = make();
  // Making it may have been the first to look at what has changed since.
  if (memo.at === g.changes) memo.values.set(key, value);
  return value;
}
