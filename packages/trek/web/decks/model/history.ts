/** What was there before each step, and what was taken back. */
export interface History<V> {
  readonly past: readonly V[];
  readonly future: readonly V[];
}
export const NO_HISTORY: History<never> = { past: [], future: [] };

/** More steps than anybody takes back. */
const MOST_STEPS = 200;

/** Something was changed: what was taken back before is gone. */
export const stepped = <V>({ past }: History<V>, before: V): History<V> => ({ past: [...past, before].slice(-MOST_STEPS), future: [] });

/** One step back, or on again. Null: there is none. */
export function back<V>({ past, future }: History<V>, now: V): { readonly history: History<V>; readonly value: V } | null {
  const value = past.at(-1);
  return value === undefined ? null : { history: { past: past.slice(0, -1), future: [now, ...future] }, value };
}
export function onAgain<V>({ past, future }: History<V>, now: V): { readonly history: History<V>; readonly value: V } | null {
  const [value, ...rest] = future;
  return value === undefined ? null : { history: { past: [...past, now], future: rest }, value };
}
