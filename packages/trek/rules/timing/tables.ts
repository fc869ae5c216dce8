import type { Seat } from '@parley/kernel';
import type { Affiliation, Attribute, Need, ShipNumber, Skill } from '../../language/index.ts';
import type { Piece, State, Zone } from '../state/state.ts';
import type { Dying, Destroying, Meeting, Moving, Play, Selection } from './events.ts';

/** Why something may not be done, as questions and people are told (`Obstacle` of the kernel). */
export interface Bar {
  /** 'rule:T12.1', 'card:DOM-11'. */
  readonly from: string;
  /** Which sentence says it. */
  readonly tag: string;
  readonly data?: { readonly [key: string]: string | number };
}
/** A query that asks whether something may be done: null, or why not. What is forbidden already keeps its first reason. */
interface May<Q> {
  readonly q: Q;
  readonly v: Bar | null;
}

/** What those who act in a window are told besides which one it is. */
export interface Moment {
  /** Who did or does what the window is about, or -1. */
  readonly by: Seat;
}

/** Windows: answers to a named moment. Somebody is asked (needs 3, kind window). */
export interface Windows {
  readonly 'turn.start': Moment;
  readonly 'turn.end': Moment;
  /** A card was announced, its targets are known, its cost is paid (T5.9). `stopped`: it is nullified. */
  readonly 'card.played': Play;
  /** Targets and conditions are known (T40.5). */
  readonly 'encounter.met': Meeting;
  /** A random selection was made, and may be replaced or made again (T35.2). */
  readonly selection: Selection;
  /** A batch is about to die, at one instant. */
  readonly dying: Dying;
  readonly destroying: Destroying;
  /** Points are scored for a mission (T15.15). */
  readonly solved: Solved;
  readonly docking: Moving;
  readonly beaming: Moving;
  readonly drawn: Drawn;
  /** Orders of one's own turn that are texts of cards (T40.3): offered among the orders, never asked for. */
  readonly orders: Moment;
  /** Texts for any time: raised, never asked for (T65.7). */
  readonly 'any.time': Moment;
}

/** Events in the middle of an effect: musts and replacements, nobody is asked but by them (needs 3, kind react). */
export interface Events {
  readonly seeded: { readonly by: Seat; readonly piece: Piece; readonly at: Zone };
  /** A card has come into play: reported, played, earned. */
  readonly entered: { readonly by: Seat; readonly piece: Piece };
  readonly 'ship.leaves': Moving;
  readonly 'ship.passes': Moving;
  readonly 'ship.arrives': Moving;
  /** A ship has docked. */
  readonly docked: { readonly by: Seat; readonly ship: Piece; readonly at: Piece };
  /** A seed card was turned up, before it is met. */
  readonly 'seed.revealed': { readonly by: Seat; readonly mission: Piece; readonly piece: Piece };
  readonly 'encounter.over': Meeting;
  /** An attempt has ended, solved or not; `team`: those who began it. */
  readonly 'attempt.over': { readonly by: Seat; readonly mission: Piece; readonly team: readonly Piece[] };
  readonly died: Dying;
  readonly destroyed: Destroying;
  readonly scored: { readonly by: Seat; readonly n: number; readonly kind: 'mission' | 'bonus' };
  /** Before a countdown goes down. */
  readonly countdown: { readonly by: Seat; readonly piece: Piece };
  readonly expired: { readonly by: Seat; readonly piece: Piece };
}

export interface Solved {
  readonly by: Seat;
  readonly mission: Piece;
  readonly team: readonly Piece[];
  readonly ship: Piece;
}
export interface Drawn {
  readonly by: Seat;
  readonly n: number;
}

/** A place somebody can report to, and what that costs there. */
export interface ReportPlace {
  readonly zone: Zone;
  /** `free`: it does not use the normal card play (T5.3). */
  readonly cost: 'normal' | 'free';
  /** What lets it: 'rule:T6.2', 'card:DOM-16'. */
  readonly by: string;
  /** The card whose text is used for it, if it lets only so many each turn. */
  readonly uses?: Piece;
}

/** What lets a ship land and take off: the RANGE it takes, and whether it may be used only once each turn (T44.7). */
export interface Landing {
  readonly range: number;
  readonly once: boolean;
}

export interface Reporting {
  readonly piece: Piece;
  readonly seat: Seat;
  readonly as: Affiliation | undefined;
}

/** Questions about the rules that texts may change (needs 4). */
export interface Queries {
  /** What an attribute or a ship's number is set to, what is added, what it is multiplied by, in this order (T38.10). */
  readonly 'number.set': { readonly q: NumberAsked; readonly v: number | null };
  readonly 'number.add': { readonly q: NumberAsked; readonly v: number };
  readonly 'number.times': { readonly q: NumberAsked; readonly v: number };
  readonly skills: { readonly q: Piece; readonly v: readonly Skill[] };
  readonly classes: { readonly q: Piece; readonly v: readonly string[] };
  readonly affiliations: { readonly q: Piece; readonly v: readonly Affiliation[] };
  readonly icons: { readonly q: Piece; readonly v: readonly string[] };
  readonly traits: { readonly q: Piece; readonly v: readonly string[] };
  readonly species: { readonly q: Piece; readonly v: readonly string[] };
  readonly canUseSkills: May<Piece>;
  /** May it be given orders, take part, staff a ship (T17.1)? */
  readonly canAct: May<Piece>;
  /** Is this equipment of use to those of this player who are with it, the text of this personnel to its player? */
  readonly mayUse: May<{ readonly piece: Piece; readonly seat: Seat }>;
  readonly canBeSelected: May<{ readonly piece: Piece; readonly by: Piece }>;
  /** Icons and words a personnel may fill on this ship. */
  readonly staffs: { readonly q: { readonly piece: Piece; readonly ship: Piece }; readonly v: readonly string[] };
  readonly staffing: { readonly q: Piece; readonly v: readonly string[] };
  /** `as`: with that affiliation, for cards of several (T6.10). */
  readonly reportPlaces: { readonly q: Reporting; readonly v: readonly ReportPlace[] };
  readonly mayPlay: May<{ readonly piece: Piece; readonly seat: Seat }>;
  /** `target`: what it is aimed at; -1: nothing, or nobody knows yet. */
  readonly playCost: { readonly q: { readonly piece: Piece; readonly seat: Seat; readonly target: Piece }; readonly v: 'normal' | 'free' };
  readonly mayAttempt: May<{ readonly mission: Piece; readonly seat: Seat; readonly team: readonly Piece[] }>;
  /** Affiliations that may attempt a mission, from one's own side of it. */
  readonly attempters: { readonly q: { readonly mission: Piece; readonly seat: Seat }; readonly v: readonly Affiliation[] };
  readonly need: { readonly q: { readonly mission: Piece; readonly seat: Seat }; readonly v: Need };
  /** May it be solved by those who meet its need? */
  readonly maySolve: May<{ readonly mission: Piece; readonly seat: Seat }>;
  readonly missionPoints: { readonly q: { readonly mission: Piece; readonly seat: Seat }; readonly v: number };
  readonly span: { readonly q: { readonly location: Piece; readonly ship: Piece }; readonly v: number };
  /** The RANGE a ship has for a move along these locations, the last of them where it goes. */
  readonly moveRange: { readonly q: { readonly ship: Piece; readonly way: readonly Piece[] }; readonly v: number };
  /** May a ship leave one end of its line and enter the other (T44.3)? */
  readonly wraps: { readonly q: Piece; readonly v: boolean };
  /** Is a ship stopped that has come through a passage (T44.10)? */
  readonly passageStops: { readonly q: Piece; readonly v: boolean };
  /** `way`: the locations it enters, the last of them where it goes. */
  readonly mayMove: May<{ readonly ship: Piece; readonly to: Piece; readonly way: readonly Piece[] }>;
  readonly mayBeam: May<{ readonly seat: Seat; readonly from: Zone; readonly to: Zone }>;
  readonly mayDock: May<{ readonly ship: Piece; readonly at: Piece }>;
  readonly mayCloak: May<Piece>;
  /** The ways in which this ship may land and take off; none: it cannot (T12.8). */
  readonly landing: { readonly q: Piece; readonly v: readonly Landing[] };
  readonly mayWalk: May<{ readonly seat: Seat; readonly from: Zone; readonly to: Zone }>;
  /** Do two cards of this player go together, of these affiliations (T41.1)? */
  readonly compatible: {
    readonly q: {
      readonly a: Piece;
      readonly b: Piece;
      readonly seat: Seat;
      readonly one: readonly Affiliation[];
      readonly other: readonly Affiliation[];
    };
    readonly v: boolean;
  };
  /** Is this card out of reach of that one? */
  readonly immune: { readonly q: { readonly piece: Piece; readonly to: Piece }; readonly v: boolean };
  readonly countsDown: { readonly q: Piece; readonly v: boolean };
  readonly target: { readonly q: Seat; readonly v: number };
  /** How many of somebody's points count toward winning (T57.5)? */
  readonly counting: { readonly q: Seat; readonly v: number };
  readonly draws: { readonly q: Seat; readonly v: number };
}
export interface NumberAsked {
  readonly piece: Piece;
  readonly number: Attribute | ShipNumber;
}

/** What an author may say about an effect for the rules of use. */
export interface Traits {
  /** `hand`: it works while its card is in somebody's hand, by playing that card. `play`: while it lies in play. `both`. */
  readonly from?: 'hand' | 'play' | undefined;
  /** How often: once a turn of its own player, once in every turn, once a game (T38.11). Left out: as often as it can. */
  readonly per?: 'turn' | 'every-turn' | 'game' | undefined;
  /** It may be used only by whoever may act: not stopped, not disabled (T33.7 and texts that are orders). */
  readonly acting?: boolean | undefined;
}

/** The tables of Trek for the kit. */
export interface TrekTables {
  readonly state: State;
  readonly windows: Windows;
  readonly events: Events;
  readonly queries: Queries;
  /** `piece`: the card the clause stands on, or -1. */
  readonly context: { readonly piece: Piece };
  readonly place: { readonly piece: Piece };
  readonly text: { readonly card: string };
  readonly traits: Traits;
  readonly boost: null;
  readonly declared: readonly Piece[];
}
