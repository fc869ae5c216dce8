import type { Seat } from '@parley/kernel';
import type { Piece, Zone } from '../state/state.ts';

/** A card is played, and may be answered (T5.9, T21.2). */
export interface Play {
  readonly by: Seat;
  readonly piece: Piece;
  /** What it is aimed at: known before anybody answers. */
  readonly targets: readonly Piece[];
  /** Of a card that reports: does it use the normal card play? */
  readonly cost?: 'normal' | 'free';
  /** Set by whoever nullifies it. */
  stopped?: boolean;
}

/** A dilemma is met (T16, T47.1). What texts change is written here while they answer. */
export interface Meeting {
  readonly by: Seat;
  readonly mission: Piece;
  readonly dilemma: Piece;
  /** Those who meet it and can still go on. */
  team: Piece[];
  readonly ship: Piece;
  /** Those whom it has picked (T16.3). */
  targets: Piece[];
  /** Are its conditions met? Null: it has none (T16.7). */
  overcome: boolean | null;
  /** Nullified: discarded without effect and without points (T16.4). */
  stopped?: boolean;
  /** What came of it, once it is over. */
  result: 'pending' | 'no-trigger' | 'nullified' | 'overcome' | 'failed' | 'took-effect' | 'mis-seed';
}

/** Somebody is picked at random; substitutes step in before anything happens to them (T35.2). */
export interface Selection {
  readonly by: Seat;
  /** The card that picks, or -1. */
  readonly source: Piece;
  readonly from: readonly Piece[];
  picked: Piece[];
}

/** A batch that dies at one instant. Whoever saves or replaces somebody changes the list (T50.5). */
export interface Dying {
  pieces: Piece[];
  /** Who was present with each, just before: the same order as `pieces` (T25.3). */
  readonly scene: readonly (readonly Piece[])[];
  /** Those who attack, in battles. */
  readonly attackers: readonly Piece[];
}

export interface Destroying {
  pieces: Piece[];
}

/** Cards are on their way. */
export interface Moving {
  readonly by: Seat;
  readonly pieces: readonly Piece[];
  readonly ship: Piece;
  readonly from: Zone;
  readonly to: Zone;
  stopped?: boolean;
}
