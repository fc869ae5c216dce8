import type { Flow } from './flow.ts';

/**
 * Using something is two steps. `prepare` makes the choices that everybody sees (null: nothing can come of it), then the
 * others may contest the use, then it is either committed or undone.
 */
export interface Use<P> {
  prepare?(): Flow<P | null>;
  /** Lets the others answer. True when the use was cancelled. */
  contest(plan: P): Flow<boolean>;
  commit(plan: P): Flow;
  cancelled?(plan: P): Flow;
}

export function* use<P>(u: Use<P>, plain: P): Flow<'done' | 'cancelled' | 'nothing'> {
  let plan = plain;
  if (u.prepare) {
    const made = yield* u.prepare();
    if (made === null) return 'nothing';
    plan = made;
  }
  if (yield* u.contest(plan)) {
    if (u.cancelled) yield* u.cancelled(plan);
    return 'cancelled';
  }
  yield* u.commit(plan);
  return 'done';
}
