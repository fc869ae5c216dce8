import type { Flow } from './flow.ts';

/**
 * Using something is two steps. `prepare` makes the choices that everybody sees (null: nothing can come of it), then the
 * others may contest the use, then it is either committed or undone. `what` is what the steps know about the use.
 */
export interface Use<W, P> {
  readonly prepare: (what: W) => Flow<P | null>;
  /** Lets the others answer. True when the use was cancelled. */
  readonly contest: (what: W, plan: P) => Flow<boolean>;
  readonly commit: (what: W, plan: P) => Flow;
  readonly cancelled?: (what: W, plan: P) => Flow;
}

export function* use<W, P>(steps: Use<W, P>, what: W): Flow<'done' | 'cancelled' | 'nothing'> {
  const plan = yield* steps.prepare(what);
  if (plan === null) return 'nothing';
  if (yield* steps.contest(what, plan)) {
    if (steps.cancelled) yield* steps.cancelled(what, plan);
    return 'cancelled';
  }
  yield* steps.commit(what, plan);
  return 'done';
}
