import { emit, type Seat } from '@parley/kernel';
import { leave } from '../board/leave.ts';
import { move } from '../board/move.ts';
import { mark, putMark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { zoneOf } from '../state/zones.ts';

/** A card of the hand takes the place of one in play, which returns to the hand: stopped if that one was (T1.6, T21.4). Both are seen. */
export function exchange(g: Trek, by: Seat, piece: Piece, hand: Piece): void {
  const [zone, stopped] = [zoneOf(g, piece), mark(g, piece, 'stopped')];
  leave(g, [piece], 'hand');
  move(g, hand, zone);
  putMark(g, hand, 'stopped', stopped);
  putMark(g, hand, 'since', g.s.turn.n);
  emit(g, 'exchanged', { by, card: g.s.card[piece], target: g.s.card[hand], pieces: [hand], zone });
}
