import type { Decision, Seat } from '../flow/decision.ts';
import type { Flow } from '../flow/flow.ts';
import type { Held } from '../wire/held.ts';
import type { Beat, Snapshot } from './news.ts';
import { mix, type Plain } from './plain.ts';
import { reader, type Random, type Stream } from './random.ts';
import type { View } from '../wire/packet.ts';
import type { Words } from '../wire/wire.ts';

/** Why something happens: a link of the chain from the effect at hand back to the rule that started it. */
export interface Cause {
  /** 'rule' | 'card' | ...: the game's own kinds. */
  readonly kind: string;
  readonly id: string;
  readonly by?: Seat | undefined;
  /** Only these seats may know this link of the chain; left out: everybody. */
  readonly known?: readonly Seat[] | undefined;
  readonly parent: Cause | null;
}

/** A link on top of a chain. All of them have the same fields: one hidden class. */
export const causeOf = (kind: string, id: string, by: Seat, parent: Cause | null): Cause => ({
  kind,
  id,
  by: by >= 0 ? by : undefined,
  known: undefined,
  parent,
});

/** Something observable that happened. `data` is for everybody, `secret` only for those it names. */
export interface GameEvent {
  readonly n: number;
  readonly type: string;
  readonly data: { readonly [key: string]: Plain };
  readonly secret?: { readonly to: readonly Seat[]; readonly data: { readonly [key: string]: Plain } } | undefined;
  readonly why: Cause | null;
}

/** A lingering effect: data with a duration. What it does is the content registered under its kind. */
export interface Lingering {
  readonly id: number;
  readonly kind: string;
  /** Whose effect it is, or -1. */
  readonly owner: Seat;
  readonly data: Plain;
  readonly until: string;
  readonly cause: string;
}

/** The kernel's own part of a state. Plain data. */
export interface KernelState {
  rng: Stream;
  /** Numbers handed out so far: events, pieces, lingering effects. */
  events: number;
  ids: number;
  /** Questions asked so far. */
  asks: number;
  hash: number;
  raised: { seat: Seat; key: string }[];
  lingering: Lingering[];
  /** Has something changed that the laws have not looked at yet? */
  unsettled: boolean;
  /** The topics that were disturbed since they looked last. */
  topics: string[];
}

/** Where a clause stands: a sheet, a card, a lingering effect, a rule. Made by the game. */
export interface Source<S> {
  readonly key: string;
  /** Position among simultaneous sources of one player; also makes a rebuilt index equal to a grown one. */
  readonly order: number;
  /** Whose it is at this moment, or -1. */
  who(g: Game<S>): Seat;
  /** Sources that nobody need tell apart (three copies of one card in a hand) say the same here: what they offer is offered once. */
  alike?(g: Game<S>): string | undefined;
  /** The lingering effect that it is. */
  readonly effect?: Lingering;
  /** For sources that serve all games: what was attached to it so far, ready to be attached again. Kept by the kernel. */
  readonly ready?: Map<Contribution<S>, Attached<S>>;
}

export interface Context<S, E = unknown> {
  readonly g: Game<S>;
  readonly me: Seat;
  readonly source: Source<S>;
  readonly ev: E;
}

/** Something that may or must be done at an occasion: an ability in a window, a reaction to an event. */
export interface Clause<S> {
  readonly id: string;
  readonly at: readonly number[];
  /** Happens by itself whenever it applies; a function where that depends on how it applies. */
  readonly must?: boolean | ((c: Context<S>) => boolean);
  /** May it be done again at the same occasion? */
  readonly again?: boolean;
  readonly when?: ((c: Context<S>) => boolean) | undefined;
  /** What it does, in games whose rules say nothing about how clauses are used (`Rules.run`). False: nothing came of it. */
  readonly run?: (c: Context<S>) => Flow<boolean>;
}

/** Changes the answer to a query. Pure. */
export interface Modifier<S> {
  readonly id: string;
  readonly query: number;
  value(value: unknown, question: unknown, c: Context<S>): unknown;
}

/** Checked until nothing more happens, after every change and before anybody is asked at a safe point. */
export interface Law<S> {
  readonly id: string;
  /** The topics it looks at: it is checked when one of them is said to be disturbed. Left out: it is checked after whatever has changed. */
  readonly on?: readonly string[];
  check(c: Context<S>): Flow<boolean>;
}

export interface Contribution<S> {
  readonly clauses?: readonly Clause<S>[];
  readonly modifiers?: readonly Modifier<S>[];
  readonly laws?: readonly Law<S>[];
}

export interface Holding<S> {
  readonly key: string;
  readonly order: number;
  readonly source: Source<S>;
  readonly clause: Clause<S>;
}
export interface Modifying<S> {
  readonly order: number;
  readonly source: Source<S>;
  readonly modifier: Modifier<S>;
}
export interface Governing<S> {
  readonly order: number;
  readonly source: Source<S>;
  readonly law: Law<S>;
}

/** A contribution, bound to its source. */
export interface Attached<S> {
  readonly holdings: readonly Holding<S>[];
  readonly modifying: readonly Modifying<S>[];
  readonly ruling: readonly Governing<S>[];
}

/**
 * What everybody may know of one part of the state and, where a seat may know more, what that seat sees instead. What it is made of never
 * changes afterwards (lists of the state are copied): a field that holds the very same as before is known to be as it was.
 */
export interface Cell<T extends Plain = Plain> {
  readonly all: T;
  readonly own?: { readonly [seat: number]: T };
}

/**
 * The names of the cells of a view. Said as a question, since a compiler that sees `keyof V` in a result takes rules of a view with fewer names for
 * those of one with more, and refuses what is right: that whoever has a view of its own has a view.
 */
export type CellName<V extends View> = [V] extends [View] ? keyof V & string : never;

export interface Outcome {
  readonly winners: readonly Seat[];
  readonly by: string;
}

/** Something that shows what stands elsewhere. */
export interface Copy {
  readonly name: string;
  readonly shown: Plain;
  readonly is: Plain;
}

/** What stands in the way of a wish: the rule, card or effect that forbids it, and what the sentence about it needs. */
export interface Obstacle {
  /** 'rule:R7.1', 'card:quarantine': as in the questions it would have led to. */
  readonly from: string;
  /** Which sentence says it. */
  readonly tag: string;
  readonly data?: { readonly [key: string]: Plain };
}

/**
 * A game on the kernel. `V` is its view: a type with one field for each cell, of cells that are numbered one for all of them. `O` are its
 * options as they were read: what `parse` returns, and nothing else, comes back to the other functions.
 */
export interface Rules<S, V extends View = View, O extends Plain = Plain> {
  readonly id: string;
  readonly version: string;
  /** The texts its packets and checkpoints are made of most, the same list each time. Left out: everything is written in full. */
  words?(): Words;
  /** Reads options a person wrote. Throws InputError with a sentence that says what to change. */
  parse(options: unknown): O;
  seats(options: O): number;
  /** The options as this seat may know them (null: a spectator), without what tells where hidden things lie. Left out: all of them. */
  publicOptions?(options: O, seat: Seat | null): Plain;
  /** The state before setup. */
  create(options: O, random: Random): S;
  setup(g: Game<S>): Flow;
  /**
   * Entries between two checkpoints, at least. Writing one may cost as much as a dozen answers, and running through so few takes no time that
   * anybody notices. Left out: a checkpoint before each step.
   */
  readonly checkpointsApart?: number;
  /** The field of the state that holds the options as they were given: they are in every record, so checkpoints and hashes do without. */
  readonly given?: keyof S & string;
  /** Fields of the state that never change in place: another value takes the place of the one before. They are hashed once, and frozen. */
  readonly steady?: readonly (keyof S & string)[];
  /** The next stretch of play, from a state that is plain data alone. False when the game is over. */
  step(g: Game<S>): Flow<boolean>;
  outcome(g: Game<S>): Outcome | null;
  /** Gives back what a state needs no longer, such as room in lists. Called between stretches of play, when nobody holds a part of it, at tables that live long. */
  tidy?(s: S): void;
  /** Attaches all content that the state calls for, after a restore. */
  attachAll(g: Game<S>): void;
  /** The order in which simultaneous effects of several seats happen; at an occasion, with who acted there last. */
  timing(g: Game<S>, at?: { readonly key: number; readonly ev: object; readonly last: Seat }): readonly Seat[];
  /**
   * Who says in which order things happen that must, whoever they belong to: all of them come before anybody is asked what may be done. Left out: each
   * seat does its own among what it may do, when it is its turn to act.
   */
  orderer?(g: Game<S>, at: { readonly key: number; readonly ev: object; readonly last: Seat }): Seat;
  /** May this seat use this clause now, as far as the game's general rules go? */
  usable(g: Game<S>, h: Holding<S>, seat: Seat, ev: unknown): boolean;
  /**
   * How a clause is used that somebody chose, or must: what comes before and after what it does itself, by the game's general rules.
   * False when nothing came of it. Left out: the clause says it.
   */
  run?(c: Context<S>, clause: Clause<S>): Flow<boolean>;
  /** May this modifier or law work now? */
  working(g: Game<S>, source: Source<S>, id: string): boolean;
  /** What a seat may know about the occasion it is asked to act on: who uses what, which ships, whose card. Null: nothing more. */
  facts?(g: Game<S>, key: number, ev: object, seat: Seat): { readonly [name: string]: Plain } | null;
  /** Why a seat cannot do what it wishes, in the game's own words for wishes; null: it can. For people who ask, never for the rules. */
  whyNot?(g: Game<S>, seat: Seat, wish: Plain): Obstacle | null;
  /** The effects this seat may raise at any safe point. */
  raisable(g: Game<S>, seat: Seat): readonly string[];
  serve(g: Game<S>, seat: Seat, key: string): Flow;
  /** The content of a kind of lingering effect. */
  lingering(kind: string): Contribution<S>;
  cells(g: Game<S>): readonly CellName<V>[];
  cell<K extends keyof V & string>(g: Game<S>, key: K): Cell<V[K]>;
  /**
   * The events at which clients see how things stand, by their types: what has changed is as such an event says when it is emitted. All others
   * are told in passing. Left out: what an answer brings about is seen in one piece.
   */
  readonly beats?: ReadonlyMap<string, Beat>;
  /** Cells that follow from others, so that nobody touches them: those to look at again when these have changed. */
  following?(g: Game<S>, changed: readonly string[]): readonly string[];
  /** What is wrong with the state, for the generic test: pieces lost or doubled, impossible numbers. */
  faults(g: Game<S>): readonly string[];
  /** Notes that show what stands elsewhere, and what that is, for the generic test. They agree whenever somebody is asked at a safe point. */
  copies?(g: Game<S>): readonly Copy[];
  /** Rearranges everything that `seat` may not know (null: a spectator). For the test of view safety. */
  scramble(g: Game<S>, seat: Seat | null, random: Random): void;
  describe(g: Game<S>, d: Decision): string;
  describeOption(g: Game<S>, d: Decision, option: string): string;
  describeEvent(g: Game<S>, e: GameEvent, seat: Seat | null): string;
  describeCause(g: Game<S>, cause: Cause): string;
}

/** Somebody who looks on while the rules run, for tests. Nobody is told of it, and nothing depends on it. */
export interface Watcher {
  /** Nobody acts on this occasion any more; these have been used at it. */
  closed(key: number, ev: object, used: readonly string[]): void;
  /** Somebody has chosen to use this. What is returned is called when it is over, with whether anything came of it. */
  chosen(key: string, ev: object): (happened: boolean) => void;
  /** The effect of something that was chosen begins. What is returned is called when it has been carried out to its end. */
  effect(what: string, ev: unknown): () => void;
  /** A frame was closed, or this one went on. */
  framed(at: number): void;
}

/** A value whose hash is known. */
export interface Hashed {
  readonly value: unknown;
  readonly hash: number;
}

/** Values by name, worked out while the game had changed so often. */
export interface Memo {
  at: number;
  readonly values: Map<string, unknown>;
}

/** A game in progress: plain state plus what is derived from it. */
export interface Game<S> {
  readonly rules: Rules<S>;
  s: S;
  readonly k: KernelState;
  readonly random: Random;
  readonly occasions: (readonly Holding<S>[] | undefined)[];
  readonly queries: (readonly Modifying<S>[] | undefined)[];
  laws: readonly Governing<S>[];
  /** Is there a law that any change may concern? */
  watchful: boolean;
  cause: Cause | null;
  /** Things worked out from the state that are dear to work out again: by name until anything changes (`memoised`), and each in its place (`Derived`). */
  readonly memo: Memo;
  readonly derived: unknown[];
  /** Is anybody reading events and cells? */
  listening: boolean;
  events: GameEvent[];
  /** The frames that were closed since; null before anything was told, when there is nothing yet to go on from. */
  snapshots: Snapshot[] | null;
  /** The cells that were touched since then, each once. */
  dirty: string[];
  /** What receivers already hold: only changes travel. */
  readonly sent: Held;
  /** The values of steady fields that were hashed last, in the order of `Rules.steady`. */
  readonly hashed: (Hashed | undefined)[];
  /** Bumped on every observable change, so that a window knows whether passes still hold. */
  changes: number;
  watcher: Watcher | null;
}

export function newGame<S>(rules: Rules<S>, s: S, rng: Stream): Game<S> {
  const k: KernelState = { rng, events: 0, ids: 0, asks: 0, hash: 0, raised: [], lingering: [], unsettled: false, topics: [] };
  return {
    rules,
    s,
    k,
    random: reader({ k }),
    occasions: blank(occasionNames.length),
    queries: blank(queryNames.length),
    laws: [],
    watchful: false,
    cause: null,
    memo: { at: 0, values: new Map() },
    derived: [],
    listening: false,
    events: [],
    snapshots: null,
    dirty: [],
    sent: { all: [], own: [] },
    hashed: [],
    changes: 0,
    watcher: null,
  };
}

/** Room for so many lists. Most of them are never needed, so none is made yet. */
const blank = <T>(n: number): (T[] | undefined)[] => new Array<T[] | undefined>(n).fill(undefined);

const occasionNames: string[] = [];
const queryNames: string[] = [];

/** A number for a named occasion, the same for the same name. Called while modules load, never during play. */
export function occasionKey(name: string): number {
  return intern(occasionNames, name);
}
export function queryKey(name: string): number {
  return intern(queryNames, name);
}
export const occasionName = (key: number): string => occasionNames[key];

function intern(names: string[], name: string): number {
  const i = names.indexOf(name);
  return i >= 0 ? i : names.push(name) - 1;
}

/** Mixes a change into the rolling hash: the order of changes, besides what came of them. */
export function stamp<S>(g: Game<S>, a: number, b: number): void {
  g.k.hash = mix(mix(g.k.hash, a), b);
}

/** What `finish` throws. The table catches it; nothing else should. */
export const FINISHED: unique symbol = Symbol('finished');

/** Ends the game at once, in the middle of whatever is going on. The state must already say who has won. */
export function finish(): never {
  throw FINISHED;
}

/** What an error says; anything can be thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Bad input from outside, with a sentence that says what is wrong and what to do. */
export class InputError extends Error {
  override readonly name = 'InputError';
}
