import { emit, type Seat } from '@parley/kernel';
import { leave } from '../rules/board/leave.ts';
import { move } from '../rules/board/move.ts';
import { compatible, vesselOf } from '../rules/numbers/able.ts';
import { whyNotEnter } from '../rules/numbers/reporting.ts';
import { mark, putMark } from '../rules/state/marks.ts';
import type { Piece, Trek } from '../rules/state/state.ts';
import { zoneOf } from '../rules/state/zones.ts';

/** Could a card of the hand take the place of one in play? It must be able to enter once that one has gone, and fit aboard (T2.6, T11.7, T32). */
export function canTakePlace(g: Trek, seat: Seat, piece: Piece, hand: Piece): boolean {
  const bar = whyNotEnter(g, seat, hand);
  const vessel = vesselOf(g, zoneOf(g, piece));
  const isFree = bar === null || (bar.tag === 'report.unique' && bar.data?.card === g.s.card[piece]);
  return isFree && (vessel < 0 || compatible(g, seat, hand, vessel));
}

/** A card of the hand takes the place of one in play, which returns to the hand: stopped if that one was (T1.6, T21.4). */
export function exchange(g: Trek, by: Seat, piece: Piece, hand: Piece): void {
  const [zone, stopped] = [zoneOf(g, piece), mark(g, piece, 'stopped')];
  leave(g, [piece], 'hand');
  move(g, hand, zone);
  putMark(g, hand, 'stopped', stopped);
  putMark(g, hand, 'since', g.s.turn.n);
  emit(g, 'exchanged', { by, card: g.s.card[piece], target: g.s.card[hand], pieces: [piece, hand], zone });
}
