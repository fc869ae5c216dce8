import type { Game, Nest, Numbered, Seat } from '@parley/kernel';
import type { Affiliation } from '../../language/index.ts';
import type { Options } from '../options/options.ts';
import type { Marks } from './marks.ts';

/** A card at this table. Its number says nothing about what it is: the cards of a player are numbered by chance. */
export type Piece = Numbered<'piece'>;
/** Where cards lie. */
export type Zone = Numbered<'zone'>;

export const SEATS = 2;
export const rival = (seat: Seat): Seat => 1 - seat;

/** The parts of the game before the first turn (T3.2), then the turns. */
export const SEED_PHASES = ['doorway', 'mission', 'dilemma', 'facility'] as const;
export type SeedPhase = (typeof SEED_PHASES)[number];

/** The parts of a turn (T40.1). `play` ends with the first order (T5.2). */
export const TURN_PARTS = ['start', 'play', 'orders', 'end'] as const;
export type TurnPart = (typeof TURN_PARTS)[number];

export interface Seeding {
  readonly phase: SeedPhase;
  /** Whose turn to seed it is, and how many have passed in a row (T39.1). */
  readonly seat: Seat;
  readonly passes: number;
}

export interface Turn {
  readonly seat: Seat;
  /** Counted over both players: 1 is the first turn of the game. */
  readonly n: number;
  readonly part: TurnPart;
  /** Has the normal card play been made? */
  readonly played: boolean;
  /** Cards that will not be drawn at its end (T5.5). */
  readonly drawsLost: number;
}

/** Points that somebody scored, and why: mission points and bonus points are kept apart (T34.3). */
export interface Points {
  readonly seat: Seat;
  readonly kind: 'mission' | 'bonus';
  readonly n: number;
  /** What they are for: a cause, as questions name it. */
  readonly cause: string;
  readonly turn: number;
  /** Points that stay in the score but do not count toward winning (T57.5). */
  readonly idle: boolean;
}

/** An attempt while it lasts (T15): who takes part is remembered here and nowhere else (T14.4). */
export interface Attempt {
  readonly seat: Seat;
  readonly mission: Piece;
  /** The ship whose crew attempts, or -1: an Away Team on the planet. */
  readonly ship: Piece;
  /** Personnel who take part and are still able to. */
  readonly team: readonly Piece[];
  /** Seed cards met in this attempt, in their order, and the one that is being met, or -1. */
  readonly met: readonly Piece[];
  readonly now: Piece;
}

/** The whole of a game in progress. Plain data. */
export interface State {
  readonly options: Options;
  /** Who brought each card, and which it is ('DOM-74'). */
  readonly owner: readonly Seat[];
  readonly card: readonly string[];
  cards: Nest;
  marks: Marks;
  seeding: Seeding | null;
  turn: Turn;
  points: readonly Points[];
  attempt: Attempt | null;
  /** Whose affiliations have been in play in which quadrant, and other things that later texts ask about. */
  history: History;
  winners: readonly Seat[] | null;
  wonBy: 'points' | 'deck' | 'conceded' | '';
}
export interface History {
  /** Missions solved, in their order, by whom. */
  readonly solved: readonly { readonly mission: Piece; readonly seat: Seat; readonly turn: number }[];
  /** Who died, in their order: for the end of the game and for texts. */
  readonly dead: readonly { readonly piece: Piece; readonly turn: number }[];
}

export type Trek = Game<State>;
export type { Affiliation };
