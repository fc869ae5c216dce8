import type { Context, Contribution, Game, Source } from './game.ts';

/** Puts the clauses of a source where the windows, queries and laws will find them. */
export function attach<S>(g: Game<S>, source: Source<S>, what: Contribution<S>): void {
  let i = 0;
  for (const clause of what.clauses ?? []) {
    const order = source.order * 16 + i++;
    const holding = { key: `${source.key}:${clause.id}`, order, source, clause };
    for (const at of clause.at) insert(list(g.occasions, at), holding);
  }
  for (const modifier of what.modifiers ?? [])
    insert(list(g.queries, modifier.query), { order: source.order * 16 + i++, source, modifier });
  for (const law of what.laws ?? []) insert(g.laws, { order: source.order * 16 + i++, source, law });
}

export function detach<S>(g: Game<S>, sourceKey: string, what: Contribution<S>): void {
  for (const clause of what.clauses ?? []) for (const at of clause.at) remove(list(g.occasions, at), sourceKey);
  for (const modifier of what.modifiers ?? []) remove(list(g.queries, modifier.query), sourceKey);
  if (what.laws) remove(g.laws, sourceKey);
}

export function detachEverything<S>(g: Game<S>): void {
  for (const slot of g.occasions) slot.length = 0;
  for (const slot of g.queries) slot.length = 0;
  g.laws.length = 0;
}

/** Occasions may be named after a game was made, by content that loads late. */
function list<T>(slots: T[][], key: number): T[] {
  while (slots.length <= key) slots.push([]);
  return slots[key];
}

function insert<T extends { order: number }>(slot: T[], item: T): void {
  let i = slot.length;
  while (i > 0 && slot[i - 1].order > item.order) i--;
  slot.push(item);
  for (let at = slot.length - 1; at > i; at--) slot[at] = slot[at - 1];
  slot[i] = item;
}

function remove<S>(slot: { source: Source<S> }[], key: string): void {
  let kept = 0;
  for (const x of slot) if (x.source.key !== key) slot[kept++] = x;
  slot.length = kept;
}

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
