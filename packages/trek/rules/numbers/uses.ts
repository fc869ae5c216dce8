import { mark, putMark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';

/**
 * What was used this turn besides clauses, which have the low bits (T38.11): a standing text that lets so many each turn counts from bit 24 on, and two
 * bits below say that a ship has cloaked or decloaked, landed or taken off.
 */
const COUNT = 24;
const CHANGES = { cloak: 1 << 23, landing: 1 << 22 } as const;

/** How often a standing text of this card that is limited each turn was used. */
export const usesThisTurn = (g: Trek, piece: Piece): number => mark(g, piece, 'usedThisTurn') >> COUNT;
export function countUse(g: Trek, piece: Piece): void {
  putMark(g, piece, 'usedThisTurn', mark(g, piece, 'usedThisTurn') + (1 << COUNT));
}

/** Has this ship cloaked or decloaked, landed or taken off this turn (T12.8, T12.10)? */
export const hasChanged = (g: Trek, ship: Piece, what: keyof typeof CHANGES): boolean =>
  (mark(g, ship, 'usedThisTurn') & CHANGES[what]) !== 0;
export function noteChange(g: Trek, ship: Piece, what: keyof typeof CHANGES): void {
  putMark(g, ship, 'usedThisTurn', mark(g, ship, 'usedThisTurn') | CHANGES[what]);
}
