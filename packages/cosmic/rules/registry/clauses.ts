import type { Context, Flow } from '@parley/kernel';
import type { PowerInUse } from '../powers/use.ts';
import type { State, Cosmic, Player, AssetNo, CardNo, SheetNo } from '../state/state.ts';
import type { EventName, Events } from '../timing/events.ts';
import type { QueryName, Queries } from '../timing/queries.ts';
import type { WindowEvent, WindowName } from '../timing/windows.ts';

/** Who may use it, seen from the encounter. */
export type Role =
  | 'any'
  | 'offense'
  | 'defense'
  | 'main'
  | 'ally'
  | 'offensive-ally'
  | 'defensive-ally'
  | 'main-or-ally'
  | 'main-or-offensive-ally'
  | 'offense-or-ally'
  | 'not-main'
  | 'not-offense';

/** What an effect's code works with: the game, whose effect it is at this moment, and what it reacts to. */
export interface Ctx<E = WindowEvent> extends Context<State, E> {
  readonly g: Cosmic;
  readonly me: Player;
  /** The sheet of a power, else -1. */
  readonly sheet: SheetNo;
  /** The card of a flare or artifact, else -1. */
  readonly card: CardNo;
  /** The asset it is printed on, else -1. */
  readonly asset: AssetNo;
  /** The use of a power that this is part of, else null. */
  inUse: PowerInUse | null;
}

/** What a super flare adds to one use of its power: numbers and switches the power's code reads. */
export interface Boost {
  readonly [key: string]: number | boolean | string;
}

/**
 * How often: once each time the window opens or the event happens (the default), once an encounter, once a turn, or as
 * often as one likes.
 */
export type Frequency = 'occasion' | 'encounter' | 'turn' | 'free';

/** The two steps of every use, with the zap between them. */
export interface Effect<P, E> {
  readonly id: string;
  readonly as?: Role;
  /** Must be used whenever it applies. */
  readonly must?: boolean;
  readonly per?: Frequency;
  /** Part of a power that works without being used: it cannot be zapped, and works while the power is zapped. */
  readonly passive?: boolean;
  /** Printed on a flare that is used without being shown: nobody hears of it, and nobody can stop it. */
  readonly unshown?: boolean;
  /** Printed on a card that nothing can stop once it is played. */
  readonly certain?: boolean;
  /** Uses up the asset it is printed on. */
  readonly spends?: boolean;
  /** Zaps a power: it counts as a Cosmic Zap, whatever it is printed on. */
  readonly zaps?: boolean;
  /** The rule by which the card is laid facedown in front of its player. Nobody learns more of it than its type, so nobody can answer. */
  readonly facedown?: string;
  when?(c: Ctx<E>): boolean;
  /** Choices that become visible before anybody can zap. Null: nothing comes of it. Nothing irreversible but information. */
  prepare?(c: Ctx<E>, boost: Boost | null): Flow<P | null>;
  commit(c: Ctx<E>, plan: P, boost: Boost | null): Flow;
  /** After a zap: undoes what prepare showed. */
  zapped?(c: Ctx<E>, plan: P): Flow;
}

export interface AbilitySpec<P = unknown> extends Effect<P, WindowEvent> {
  readonly kind: 'ability';
  readonly at: readonly WindowName[];
}
export interface ReactionSpec<P = unknown, E = unknown> extends Effect<P, E> {
  readonly kind: 'reaction';
  readonly on: readonly EventName[];
}
export interface ModifierSpec {
  readonly kind: 'modifier';
  readonly id: string;
  readonly query: QueryName;
  /** A zapped power stops working here too (the number is a consequence of having used it). Rare. */
  value(value: unknown, question: unknown, c: Ctx<unknown>): unknown;
}
/** Checked after every change. True when it changed something. */
export interface LawSpec {
  readonly kind: 'law';
  readonly id: string;
  check(c: Ctx<null>): Flow<boolean>;
}
/** Changes one use of the alien's own power: more roles, another window, other numbers. */
export interface AmendSpec {
  readonly kind: 'amend';
  readonly of: string;
  readonly as?: Role;
  readonly at?: readonly WindowName[];
  readonly with: Boost;
  /** The power's own code offers it, at its own moment (`offerSuper`). */
  readonly late?: boolean;
  /** Can it be played on the use? The card of the context is the flare. */
  when?(c: Ctx<never>): boolean;
}
/** Further things the holder may give in a deal. */
export interface TermsSpec {
  readonly kind: 'terms';
  readonly id: string;
  /** How many of it the holder could give to `to` in a deal. */
  most(c: Ctx<null>, to: Player): number;
  give(c: Ctx<null>, to: Player, n: number): Flow;
}

// Specs of many types live in one list, so the list's type forgets their plans and events.
export type PlayableSpec = AbilitySpec<never> | ReactionSpec<never, never>;
export type ClauseSpec = PlayableSpec | ModifierSpec | LawSpec | AmendSpec | TermsSpec;

type One<T> = T | readonly T[];
const list = <T>(x: One<T>): readonly T[] => (Array.isArray(x) ? x : [x]) as readonly T[];

/** All of one shape, whatever they leave out: windows look at many of them. */
function playable<P, E>(
  kind: PlayableSpec['kind'],
  spec: Omit<Effect<P, E>, 'id'> & { id?: string },
  at: readonly WindowName[],
  on: readonly EventName[],
): PlayableSpec {
  const { id = 'use', as, must, per, passive, unshown, certain, spends, zaps, facedown, when, prepare, commit, zapped } = spec;
  const made = { kind, id, at, on, as, must, per, passive, unshown, certain, spends, zaps, facedown, when, prepare, commit, zapped };
  return made as unknown as PlayableSpec;
}

/** Usable in a window of the turn. */
export function ability<P = null>(spec: Omit<AbilitySpec<P>, 'kind' | 'at' | 'id'> & { id?: string; at: One<WindowName> }): PlayableSpec {
  return playable('ability', spec, list(spec.at), []);
}

/** Answers an event. */
export function reaction<E extends EventName, P = null>(
  spec: Omit<ReactionSpec<P, Events[E]>, 'kind' | 'on' | 'id'> & { id?: string; on: One<E> },
): PlayableSpec {
  return playable('reaction', spec, [], list(spec.on));
}

/** Changes the answer to a question about the rules. Pure, works without being used. */
export function modifier<Q extends QueryName>(
  query: Q,
  value: (value: Queries[Q]['v'], question: Queries[Q]['q'], c: Ctx<unknown>) => Queries[Q]['v'],
): ModifierSpec {
  return { kind: 'modifier', id: query, query, value: value };
}

/** Something that is so whenever its condition holds: checked after every change, before anybody is asked. */
export const law = (id: string, check: LawSpec['check']): LawSpec => ({ kind: 'law', id, check });
/** A further thing that the holder of the power may give in a deal. */
export const terms = (id: string, spec: Omit<TermsSpec, 'kind' | 'id'>): TermsSpec => ({ kind: 'terms', id, ...spec });

/** A super flare that changes a use of the power. */
export function amend(spec: {
  of?: string;
  as?: Role;
  at?: One<WindowName>;
  with?: Boost;
  late?: boolean;
  when?: (c: Ctx) => boolean;
}): AmendSpec {
  const { of = 'use', as, at, with: boost = {}, late, when } = spec;
  // Of one shape, like what it amends.
  return { kind: 'amend', of, as, at: at && list(at), with: boost, late, when };
}
