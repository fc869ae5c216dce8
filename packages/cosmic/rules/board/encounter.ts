import { sideOf, mainOn, isMain } from '../state/people.ts';
import { enc, OFFENSE, type Cosmic, type Player, type Side } from '../state/state.ts';

/** The side of a main player. */
export const mainSide = (g: Cosmic, p: Player): Side => (enc(g).offense === p ? OFFENSE : 1);
/** The side of somebody involved. */
export const mySide = (g: Cosmic, p: Player): Side => sideOf(g, p) ?? OFFENSE;

/** Is it the resolution phase? For texts that belong to it, where what they answer may happen in others too (R19.6). */
export const inResolution = (g: Cosmic): boolean => enc(g).phase === 'resolution';

/** Did this player win the encounter (as a main player or ally)? A deal is not won (faq-general-15). */
export const hasWon = (g: Cosmic, p: Player): boolean => enc(g).winners.includes(p);
/** Is this player among those who have lost the encounter? */
export const hasLost = (g: Cosmic, p: Player): boolean => enc(g).losers.includes(p);
/** Has this player won at the head of a side? A main player who has allied against itself may have won as that ally alone. */
export function hasWonAsMain(g: Cosmic, p: Player): boolean {
  const { outcome } = enc(g);
  return outcome?.kind === 'won' && mainOn(g, outcome.winner) === p && hasWon(g, p);
}
/** The same of a defeat. */
export const hasLostAsMain = (g: Cosmic, p: Player): boolean => hasLost(g, p) && !hasWonAsMain(g, p);
/** Lost at the head of a side, or failed to make a deal. */
export const hasFailedAsMain = (g: Cosmic, p: Player): boolean => hasLostAsMain(g, p) || enc(g).failed.includes(p);
/** Won at the head of a side, or made a deal. */
export const hasSucceededAsMain = (g: Cosmic, p: Player): boolean => hasWonAsMain(g, p) || enc(g).dealt.includes(p);
/** Has the side of this player won: a main player is judged by the one it heads, whatever else it has joined. */
export const hasWonForSide = (g: Cosmic, p: Player): boolean => (isMain(g, p) ? hasWonAsMain(g, p) : hasWon(g, p));
/** Won, or made a deal. */
export const hasSucceeded = (g: Cosmic, p: Player): boolean => hasWon(g, p) || enc(g).dealt.includes(p);
/** Lost, or failed to make a deal. */
export const hasFailed = (g: Cosmic, p: Player): boolean => hasLost(g, p) || enc(g).failed.includes(p);
