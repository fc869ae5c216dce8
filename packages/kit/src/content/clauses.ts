import type { Flow } from '@parley/kernel';
import { closed, type Closed, type Steps } from './steps.ts';
import type { AnyWindow, Asked, ContextOf, EventName, MayName, QueryName, Tables, Value, WindowName } from './tables.ts';

export type PlayableKind = 'ability' | 'reaction';

/** Something that can be used in windows (`at`) or in answer to events (`on`), as the rules of use see it. */
export type Playable<T extends Tables> = T['traits'] &
  Closed<T> & {
    readonly kind: PlayableKind;
    readonly id: string;
    readonly at: readonly WindowName<T>[];
    readonly on: readonly EventName<T>[];
    /** Must be used whenever it applies. */
    readonly must: boolean | undefined;
  };

/** Changes the answer to a question about the rules. Pure, works without being used. */
export interface ModifierSpec<T extends Tables> {
  readonly kind: 'modifier';
  readonly id: string;
  readonly query: QueryName<T>;
  value(value: unknown, question: unknown, c: ContextOf<T, unknown>): unknown;
}

/** Checked after every change. True when it changed something. */
export interface LawSpec<T extends Tables> {
  readonly kind: 'law';
  readonly id: string;
  /** The topics it looks at; left out: whatever has changed. */
  readonly on: readonly string[] | undefined;
  check(c: ContextOf<T, null>): Flow<boolean>;
}

export type ClauseSpec<T extends Tables> = Playable<T> | ModifierSpec<T> | LawSpec<T>;

export type One<X> = X | readonly X[];
export const listOf = <X>(x: One<X>): readonly X[] => (isList(x) ? x : [x]);
const isList = <X>(x: One<X>): x is readonly X[] => Array.isArray(x);

/** What an author writes. An effect without a name of its own is 'use'. */
export type Written<T extends Tables, P, E> = T['traits'] & Steps<T, P, E> & { readonly id?: string; readonly must?: boolean };

/** Whoever plans something says how. */
type Planned<P> = [P] extends [null] ? unknown : { readonly prepare: unknown };

export type AbilityOf<T extends Tables, P> = Written<T, P, AnyWindow<T>> & Planned<P> & { readonly at: One<WindowName<T>> };
export type ReactionOf<T extends Tables, E extends EventName<T>, P> = Written<T, P, T['events'][E]> & Planned<P> & { readonly on: One<E> };
export type EffectOf<T extends Tables, P> = Written<T, P, unknown> & Planned<P>;

export interface ClauseWords<T extends Tables> {
  /** Usable in a window. */
  readonly ability: <P = null>(spec: AbilityOf<T, P>) => Playable<T>;
  /** Answers an event. */
  readonly reaction: <E extends EventName<T>, P = null>(spec: ReactionOf<T, E, P>) => Playable<T>;
  readonly modifier: <Q extends QueryName<T>>(
    query: Q,
    value: (value: Value<T, Q>, question: Asked<T, Q>, c: ContextOf<T, unknown>) => Value<T, Q>,
  ) => ModifierSpec<T>;
  /** Forbids what a query asks about that answers null or a reason. What is forbidden already keeps its first reason. */
  readonly forbid: <Q extends MayName<T>>(
    query: Q,
    why: (question: Asked<T, Q>, c: ContextOf<T, unknown>) => Value<T, Q>,
  ) => ModifierSpec<T>;
  /** Made true after every change, or after those of these topics. */
  readonly law: (id: string, check: LawSpec<T>['check'], on?: readonly string[]) => LawSpec<T>;
  /** An effect that other effects or rules have used, at moments of their own. */
  readonly effect: <P = null>(spec: EffectOf<T, P>) => Playable<T>;
  /** The same effect, and something more when it has been carried out. */
  readonly andThen: (of: Playable<T>, more: (c: ContextOf<T, unknown>) => Flow) => Playable<T>;
  /** The moments and traits of one effect, with other steps. */
  readonly instead: <P = null>(of: Playable<T>, spec: EffectOf<T, P>) => Playable<T>;
}

/**
 * The words in which the content of a game is written. `traits` picks out what authors may say besides, with every field there is in one
 * order, so that all clauses have one hidden class: windows look at many of them.
 */
export function clauseWords<T extends Tables>(traits: (written: T['traits']) => T['traits']): ClauseWords<T> {
  const playable = <P, E>(
    kind: PlayableKind,
    spec: Written<T, P, E>,
    at: readonly WindowName<T>[],
    on: readonly EventName<T>[],
  ): Playable<T> => {
    const { id = 'use', must } = spec;
    const { when, begin } = closed<T, P, E>(spec);
    return { kind, id, at, on, must, when, begin, ...traits(spec) };
  };
  const modifier: ClauseWords<T>['modifier'] = (query, value) => ({ kind: 'modifier', id: query, query, value });
  return {
    ability: (spec) => playable('ability', spec, listOf(spec.at), []),
    reaction: (spec) => playable('reaction', spec, [], listOf(spec.on)),
    modifier,
    forbid: (query, why) => modifier(query, (before, question, c) => before ?? why(question, c)),
    law: (id, check, on) => ({ kind: 'law', id, on, check }),
    effect: (spec) => playable('ability', spec, [], []),
    andThen: (of, more) => ({
      ...of,
      *begin(c, boost) {
        const use = yield* of.begin(c, boost);
        if (use === null) return null;
        return {
          ...use,
          *commit() {
            yield* use.commit();
            yield* more(c);
          },
        };
      },
    }),
    instead: (of, spec) => playable(of.kind, { ...of, ...spec }, of.at, of.on),
  };
}
