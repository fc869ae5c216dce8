import { enc, type Cosmic, type Outcome, type Phase } from '../state/state.ts';
import type { Signal } from './signals.ts';

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
