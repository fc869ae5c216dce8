import type { Seat } from '@parley/kernel';
import type { Piece, Trek } from './state.ts';

/** Who brought the card: a card that leaves play goes to that player's pile (T1.3). */
export const ownerOf = (g: Trek, piece: Piece): Seat => g.s.owner[piece];
/** Who may use the card: its owner, unless somebody else has it. */
export const controllerOf = (g: Trek, piece: Piece): Seat => {
  const held = g.s.marks.controller[piece];
  return held > 0 ? held - 1 : g.s.owner[piece];
};
export const isYours = (g: Trek, seat: Seat, piece: Piece): boolean => controllerOf(g, piece) === seat;
