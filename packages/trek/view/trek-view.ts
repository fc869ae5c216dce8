import type { Seat } from '@parley/kernel';
import type { Affiliation, Need } from '../language/index.ts';
import type { SeedPhase, TurnPart } from '../rules/state/state.ts';

/**
 * A card as somebody sees it. `piece` is its number at this table and `card` which card it is; both are left out for a back, of which nothing
 * is known but whose it is. The rest is there only where it differs from how a card usually lies.
 */
export type CardView = {
  readonly seat: Seat;
  readonly piece?: number;
  readonly card?: string;
  /** Whoever may use it, where that is not whose it is. */
  readonly controller?: Seat;
  /** Turns until it is released. */
  readonly stopped?: number;
  /** Conditions that hold, by their names. */
  readonly status?: readonly string[];
  /** Which of its printed affiliations it has, from 0. */
  readonly affiliation?: number;
  /** RANGE that a ship has used this turn. */
  readonly used?: number;
  /** What is left of its countdown. */
  readonly countdown?: number;
  /** Of a mission: who has solved it. */
  readonly solved?: Seat;
  /** A seed card that has been met before, and is known to those who met it. */
  readonly known?: boolean;
};

/** What lies in a zone: the cards, or how many there are where nothing more may be known. */
export type ZoneCell = readonly CardView[] | number;

/** The course of the game. */
export type TableCell = {
  readonly first: Seat;
  readonly target: number;
  readonly faces: 'strict' | 'open';
  readonly seeding: { readonly phase: SeedPhase; readonly seat: Seat } | null;
  readonly turn: { readonly seat: Seat; readonly n: number; readonly part: TurnPart; readonly played: boolean };
  readonly winners: readonly Seat[] | null;
  readonly wonBy: string;
};

export type PointsRow = { readonly kind: 'mission' | 'bonus'; readonly n: number; readonly cause: string; readonly turn: number };
/** Points by seat: sums of both kinds, and every row of them. */
export type ScoreCell = readonly { readonly mission: number; readonly bonus: number; readonly rows: readonly PointsRow[] }[];

/** One part of a need, as a group meets it. `alone`: the only one without whom it would not be met, or null. */
export type NeedRowView = {
  readonly asks: Need;
  readonly have: number;
  readonly want: number;
  readonly met: boolean;
  readonly alone: number | null;
  /** What each of them adds to it, by their numbers, those who add nothing left out; null: it is no sum. */
  readonly shares: readonly (readonly [piece: number, n: number])[] | null;
};
export type NeedView = { readonly met: boolean; readonly ways: readonly (readonly NeedRowView[])[] };

/** An attempt while it lasts. Those who take part are known to their owner; everybody knows how many there are. */
export type AttemptCell = {
  readonly seat: Seat;
  readonly mission: number;
  readonly ship: number | null;
  readonly size: number;
  readonly team: readonly number[] | null;
  /** Seed cards that were met, and the one that is being met. */
  readonly met: readonly string[];
  readonly now: string | null;
  /** How the team stands against the mission, and against what the dilemma that is being met asks: for its owner. */
  readonly need: NeedView | null;
  readonly asks: NeedView | null;
} | null;

/** Numbers as they are now, of one's own cards: INTEGRITY, CUNNING, STRENGTH, or RANGE, WEAPONS, SHIELDS. Others are known as printed. */
export type NumbersRow = {
  readonly piece: number;
  readonly numbers: readonly number[];
  /** Of a ship: RANGE that is left this turn, whether it is staffed, and which icons nobody fills. */
  readonly left?: number;
  readonly staffed?: boolean;
  readonly lacks?: readonly string[];
};

/** How one's own people somewhere at a mission stand against its need: whether they could solve it as they are. */
export type ChanceRow = { readonly mission: number; readonly zone: number; readonly who: readonly number[]; readonly need: NeedView };

/** What a mission is worth to each seat, and whose people may attempt it from their side of the line. */
export type MissionRow = {
  readonly mission: number;
  readonly points: readonly number[];
  readonly attempters: readonly (readonly Affiliation[])[];
};

/** An effect that lasts. */
export type LastingRow = { readonly kind: string; readonly owner: Seat; readonly cause: string; readonly until: string };

/** What a seat may know: its fields are the cells. */
export type TrekView = {
  readonly table: TableCell;
  readonly score: ScoreCell;
  readonly attempt: AttemptCell;
  readonly lingering: readonly LastingRow[];
  readonly numbers: readonly NumbersRow[];
  readonly chances: readonly ChanceRow[];
  readonly missions: readonly MissionRow[];
  readonly [zone: `zone:${number}`]: ZoneCell;
};
