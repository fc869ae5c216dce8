import { enc, type Cosmic, type Outcome, type Phase } from '../state/state.ts';

/**
 * Breaks the encounter off here, without an outcome: one that somebody has won, or in which a deal was made or has failed, is settled
 * instead. Ships in it return to colonies; end-of-encounter effects and the victory check follow.
 */
export function endEncounter(g: Cosmic, how: { success: boolean; turnEnds: boolean }): never {
  throw { signal: 'end', encounter: enc(g).id, ...how } satisfies Signal;
}

/** Skips to the resolution with this outcome. */
export function settleEncounter(g: Cosmic, outcome: Outcome): never {
  throw { signal: 'settle', encounter: enc(g).id, outcome } satisfies Signal;
}

/** Goes back (or ahead) to the start of a phase. */
export function jumpTo(g: Cosmic, to: Phase): never {
  throw { signal: 'jump', encounter: enc(g).id, to } satisfies Signal;
}
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
