import type { Outcome, Phase } from '../state/state.ts';

/**
 * Jumps inside an encounter. An effect throws one; it unwinds whatever was being asked, and the encounter's driver goes on
 * from there. What was already done stays done.
 */
export type Signal =
  | { readonly signal: 'jump'; readonly encounter: number; readonly to: Phase }
  | { readonly signal: 'settle'; readonly encounter: number; readonly outcome: Outcome }
  | { readonly signal: 'end'; readonly encounter: number; readonly success: boolean; readonly turnEnds: boolean }
  | { readonly signal: 'won' };

/**
 * What the words that ask throw when there is nothing to choose from, since others had their say after an effect was found to be
 * possible. It ends the effect at hand, which has looked again, and no more than that.
 */
export const MOOT: unique symbol = Symbol('moot');

export const isSignal = (e: unknown): e is Signal => typeof e === 'object' && e !== null && 'signal' in e;
