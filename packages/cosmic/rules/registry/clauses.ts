import type { Context, Flow } from '@parley/kernel';
import {
  clauseWords,
  listOf,
  type AbilityOf,
  type EffectOf,
  type LawSpec as Law,
  type ModifierSpec as Modifier,
  type One,
  type Playable,
  type ReactionOf,
} from '@parley/kit/content';
import type { PowerInUse } from '../powers/use.ts';
import type { State, Cosmic, Player, AssetNo, CardNo, SheetNo } from '../state/state.ts';
import type { EventName, Events } from '../timing/events.ts';
import type { Queries, QueryName } from '../timing/queries.ts';
import type { WindowEvent, WindowName } from '../timing/windows.ts';
import type { CosmicClause, Printed } from './sources.ts';

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

/** Where a clause stands. */
export interface Place {
  /** The sheet of a power, else -1. */
  readonly sheet: SheetNo;
  /** The card of a flare or artifact, else -1. */
  readonly card: CardNo;
  /** The asset it is printed on, else -1. */
  readonly asset: AssetNo;
}

/** Where an effect's code stands. */
export interface Here extends Place {
  readonly g: Cosmic;
  readonly me: Player;
  /** The use of a power that this is part of, else null. */
  inUse: PowerInUse | null;
}

/** What an effect's code works with: the game, whose effect it is at this moment, and what it reacts to. */
export type Ctx<E = WindowEvent> = Context<State, E> & Here;

/** What a super flare adds to one use of its power: numbers and switches the power's code reads. */
export interface Boost {
  readonly [key: string]: number | boolean | string;
}

/**
 * How often: once each time the window opens or the event happens (the default), once an encounter, once a turn, or as
 * often as one likes.
 */
export type Frequency = 'occasion' | 'encounter' | 'turn' | 'free';

/** What a text says about its own use, besides its two steps with the zap between them. */
export interface Traits {
  readonly as?: Role | undefined;
  readonly per?: Frequency | undefined;
  /** Part of a power that works without being used: it cannot be zapped, and works while the power is zapped. */
  readonly passive?: boolean | undefined;
  /** Printed on a flare that is used without being shown: nobody hears of it, and nobody can stop it. */
  readonly unshown?: boolean | undefined;
  /** Printed on a card that nothing can stop once it is played. */
  readonly certain?: boolean | undefined;
  /** Uses up the asset it is printed on. */
  readonly spends?: boolean | undefined;
  /** Zaps a power: it counts as a Cosmic Zap, whatever it is printed on. */
  readonly zaps?: boolean | undefined;
  /** The rule by which the card is laid facedown in front of its player. Nobody learns more of it than its type, so nobody can answer. */
  readonly facedown?: string | undefined;
}

/** What the rules may know of a plan: who gets the flare when it has done its work, or -1. */
export interface Declared {
  readonly heir: Player;
}

/** What a clause knows of its text. */
export interface PrintedText {
  readonly printed: Printed;
  /** The alien whose power or flare it is, or ''. */
  readonly alien: string;
  /** Of a hidden power: the clause that is used once the sheet has been shown, if there is more to it than showing it. */
  readonly shown?: CosmicClause;
}

/** What the content of the game is about. */
export interface CosmicTables {
  readonly state: State;
  readonly windows: { readonly [W in WindowName]: WindowEvent };
  readonly events: Events;
  readonly queries: Queries;
  readonly context: Here;
  readonly place: Place;
  readonly text: PrintedText;
  readonly traits: Traits;
  readonly boost: Boost;
  readonly declared: Declared;
}

export type PlayableSpec = Playable<CosmicTables>;
export type ModifierSpec = Modifier<CosmicTables>;
export type LawSpec = Law<CosmicTables>;
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
  when?(c: Ctx<unknown>): boolean;
  /** The events that the use answers, where `when` looks at them. */
  readonly on: readonly EventName[] | undefined;
}
/** Further things the holder may give in a deal. */
export interface TermsSpec {
  readonly kind: 'terms';
  readonly id: string;
  /** How many of it the holder could give to `to` in a deal. */
  most(c: Ctx<null>, to: Player): number;
  give(c: Ctx<null>, to: Player, n: number): Flow;
}

export type ClauseSpec = PlayableSpec | ModifierSpec | LawSpec | AmendSpec | TermsSpec;

const words = clauseWords<CosmicTables>(({ as, per, passive, unshown, certain, spends, zaps, facedown }) => ({
  as,
  per,
  passive,
  unshown,
  certain,
  spends,
  zaps,
  facedown,
}));
type Ability<P> = AbilityOf<CosmicTables, P>;
type Reaction<E extends EventName, P> = ReactionOf<CosmicTables, E, P>;
type Effect<P> = EffectOf<CosmicTables, P>;
type Change<Q extends QueryName> = (value: Queries[Q]['v'], question: Queries[Q]['q'], c: Ctx<unknown>) => Queries[Q]['v'];

/** Usable in a window of the turn. */
export const ability = <P = null>(spec: Ability<P>): PlayableSpec => words.ability<P>(spec);
/** Answers an event. */
export const reaction = <E extends EventName, P = null>(spec: Reaction<E, P>): PlayableSpec => words.reaction<E, P>(spec);
/** Changes the answer to a question about the rules. Pure, works without being used. */
export const modifier = <Q extends QueryName>(query: Q, value: Change<Q>): ModifierSpec => words.modifier<Q>(query, value);
/** Something that is so whenever its condition holds: checked after every change, before anybody is asked. */
export const law = (id: string, check: LawSpec['check']): LawSpec => words.law(id, check);
/** What a card or a power is used for that other effects have used, at moments of their own. */
export const effect = <P = null>(spec: Effect<P>): PlayableSpec => words.effect<P>(spec);
/** The same effect, and something more when it has been carried out. */
export const andThen = (of: PlayableSpec, more: (c: Ctx<unknown>) => Flow): PlayableSpec => words.andThen(of, more);
/** The moments and marks of one effect, with other steps. */
export const instead = <P = null>(of: PlayableSpec, spec: Effect<P>): PlayableSpec => words.instead<P>(of, spec);
/** A further thing that the holder of the power may give in a deal. */
export const terms = (id: string, spec: Omit<TermsSpec, 'kind' | 'id'>): TermsSpec => ({ kind: 'terms', id, ...spec });

/** A super flare that changes a use of the power. `on`: what the use answers, for a text that depends on it. */
export function amend<E extends EventName = never>(spec: {
  of?: string;
  as?: Role;
  at?: One<WindowName>;
  on?: One<E>;
  with?: Boost;
  late?: boolean;
  when?: (c: Ctx<[E] extends [never] ? unknown : Events[E]>) => boolean;
}): AmendSpec {
  const { of = 'use', as, at, on, with: boost = {}, late, when } = spec;
  // One hidden class, like what it amends.
  return { kind: 'amend', of, as, at: at && listOf(at), on: on && listOf(on), with: boost, late, when };
}
