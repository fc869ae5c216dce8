import type { Game, Plain } from '@parley/kernel';
import type { EventName, Tables } from './tables.ts';

export interface Facts {
  readonly [name: string]: Plain;
}

/** A method, as far as types go: it is only ever told of the event it stands for. */
type Tells<S, E> = { tell(g: Game<S>, ev: E): Facts }['tell'];

/** What everybody may know of an event they are asked to act on, by the event's name. */
export type FactTable<T extends Tables> = { readonly [E in EventName<T>]?: Tells<T['state'], T['events'][E]> };

/** Looks the facts of an occasion up. */
export function factsFrom<T extends Tables>(
  table: FactTable<T>,
  keyOf: (name: string) => number,
): (g: Game<T['state']>, key: number, ev: object) => Facts | null {
  const byKey: (Tells<T['state'], object> | undefined)[] = [];
  const rows: readonly (readonly [string, Tells<T['state'], object> | undefined])[] = Object.entries(table);
  for (const [name, tells] of rows) byKey[keyOf(name)] = tells;
  return (g, key, ev) => byKey[key]?.(g, ev) ?? null;
}
