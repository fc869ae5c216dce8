import type { Context, Contribution, Game, Holding, Source } from './game.ts';

/** Puts the clauses of a source where the windows, queries and laws will find them. */
export function attach<S>(g: Game<S>, source: Source<S>, what: Contribution<S>): void {
  const holdings = holdingsOf(source, what);
  for (const holding of holdings) for (const at of holding.clause.at) insert(g.occasions, at, holding);
  let i = holdings.length;
  for (const modifier of what.modifiers ?? [])
    insert(g.queries, modifier.query, { order: source.order * 16 + i++, source, modifier });
  for (const law of what.laws ?? []) g.laws = inserted(g.laws, { order: source.order * 16 + i++, source, law });
}

function holdingsOf<S>(source: Source<S>, what: Contribution<S>): readonly Holding<S>[] {
  if (source.ready?.what === what) return source.ready.holdings;
  const holdings: Holding<S>[] = [];
  for (const clause of what.clauses ?? []) {
    const order = source.order * 16 + holdings.length;
    holdings.push({ key: `${source.key}:${clause.id}`, order, source, clause });
  }
  source.ready = { what, holdings };
  return holdings;
}

export function detach<S>(g: Game<S>, sourceKey: string, what: Contribution<S>): void {
  for (const clause of what.clauses ?? []) for (const at of clause.at) remove(g.occasions, at, sourceKey);
  for (const modifier of what.modifiers ?? []) remove(g.queries, modifier.query, sourceKey);
  if (what.laws) g.laws = without(g.laws, sourceKey);
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

function remove<T extends { readonly source: { readonly key: string } }>(
  slots: Slots<T>,
  key: number,
  from: string,
): void {
  const slot = slots[key];
  if (slot !== undefined) slots[key] = without(slot, from);
}
function without<T extends { readonly source: { readonly key: string } }>(
  slot: readonly T[],
  from: string,
): readonly T[] {
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
  let value: unknown = base;
  for (const { source, modifier } of slot) {
    if (!g.rules.working(g, source, modifier.id)) continue;
    const c: Context<S> = { g, me: source.who(g), source, ev: question };
    value = modifier.value(value, question, c);
  }
  return value as V;
}
