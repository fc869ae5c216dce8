import type { Outcome, Phase } from './board/state.ts';

/**
 * Jumps inside an encounter. An effect throws one; it unwinds whatever was being asked, and the encounter's driver goes on
 * from there. What was already done stays done.
 */
export type Signal =
  | { readonly signal: 'jump'; readonly encounter: number; readonly to: Phase }
  | { readonly signal: 'settle'; readonly encounter: number; readonly outcome: Outcome }
  | { readonly signal: 'end'; readonly encounter: number; readonly success: boolean; readonly turnEnds: boolean }
  | { readonly signal: 'won' };

export const isSignal = (e: unknown): e is Signal => typeof e === 'object' && e !== null && 'signal' in e;
