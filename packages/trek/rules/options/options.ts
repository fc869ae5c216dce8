import type { Seat } from '@parley/kernel';
import type { Deck } from '../../language/index.ts';

export type { Deck };

/** Where the official texts leave the choice to the table (T36), and defaults that people may want otherwise. */
export type HouseRules = {
  /** T2.2: do missions count among the thirty seed cards? */
  readonly missionsCount: boolean;
  /** T3.7: what replaces a unique mission that lies already: the deck's reserve, or the plain universal one. */
  readonly reserve: 'deck' | 'space';
  /** T15.10: are those stopped who meet no requirement at the end of an attempt? */
  readonly failedSolveStops: boolean;
  /** T26.9: does the losing side lose one more even if it has mortally wounded? For battles. */
  readonly extraDeath: 'always' | 'unhurt';
  /** T27.4: who returns fire: all able ships there, or the target alone. */
  readonly returnFire: 'all' | 'target';
  /** T25.8: who may die of white deprivation: those who need it, or anybody there. */
  readonly whiteDeath: 'addicts' | 'anybody';
  /** T25.14, T25.15: do stopped ones fight when deprived? */
  readonly deprivedStopped: 'fight' | 'rest';
  /** T34.5: does the game end with the turn in which a deck runs out, or at once? */
  readonly deckEnd: 'turn' | 'at-once';
  /** T5.8: are stopped cards released after the texts of a turn's end, or before? */
  readonly release: 'after' | 'before';
  /** T35.1: does a countdown go down at the end of the turn in which the card came? */
  readonly firstCountdown: 'same-turn' | 'next-turn';
};

/** How a game is set up. */
export type Options = {
  readonly seats: readonly { readonly deck: Deck }[];
  /** Who seeds and plays first (T3.1, T65.5). */
  readonly first: Seat | 'random';
  /** Points that win (T34.1). */
  readonly target: number;
  /** T65.6: faces of crews and teams after they were reported: for their owner alone, or open. */
  readonly faces: 'strict' | 'open';
  readonly house: HouseRules;
};
