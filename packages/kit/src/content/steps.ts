import { endsWith, NOTHING, type Flow } from '@parley/kernel';
import { unlessMoot } from './moot.ts';
import type { ContextOf, Tables } from './tables.ts';

/** What an effect does, as its author writes it. `P` is what it plans before others may stop it, `E` what it reacts to. */
export interface Steps<T extends Tables, P, E> {
  /** Does its own text fit? */
  when?(c: ContextOf<T, E>): boolean;
  /** Choices that become visible before anybody can stop it. Null: nothing comes of it. Nothing irreversible but information. */
  prepare?(c: ContextOf<T, E>, boost: T['boost'] | null): Flow<P | null>;
  commit(c: ContextOf<T, E>, plan: P, boost: T['boost'] | null): Flow;
  /** It was stopped: undoes what prepare showed. */
  cancelled?(c: ContextOf<T, E>, plan: P): Flow;
  declares?(plan: P): T['declared'];
}

/** A use that has been prepared: whoever lets others answer it and carries it out need not know what was planned. */
export interface Begun<T extends Tables> {
  readonly commit: () => Flow;
  readonly cancelled: () => Flow;
  readonly declares: () => T['declared'] | null;
}

/** Steps whose types of plan and event are closed. They are for the occasions only that carry what they react to. */
export interface Closed<T extends Tables> {
  readonly when: ((c: ContextOf<T, unknown>) => boolean) | undefined;
  /** Makes the choices that everybody sees. Null: nothing comes of it. */
  readonly begin: (c: ContextOf<T, unknown>, boost: T['boost'] | null) => Flow<Begun<T> | null>;
}

/** Closes the types of an effect's plan. One that prepares nothing plans nothing: its `P` is null. */
export function closed<T extends Tables, P, E>(steps: Steps<T, P, E>): Closed<T> {
  // What a clause is told is what its occasions carry: the words that make clauses see to it that these are of the type `E`.
  const { when, prepare }: Steps<T, P, unknown> = steps;
  if (prepare === undefined) return { when, begin: (c, boost) => endsWith(begun<T, P | null>(steps, c, null, boost)) };
  return {
    when,
    *begin(c, boost) {
      const plan = yield* unlessMoot(prepare(c, boost));
      return plan === null ? null : begun<T, P>(steps, c, plan, boost);
    },
  };
}

const begun = <T extends Tables, P>(
  steps: Steps<T, P, unknown>,
  c: ContextOf<T, unknown>,
  plan: P,
  boost: T['boost'] | null,
): Begun<T> => ({
  commit: () => steps.commit(c, plan, boost),
  cancelled: () => steps.cancelled?.(c, plan) ?? NOTHING,
  declares: () => steps.declares?.(plan) ?? null,
});
