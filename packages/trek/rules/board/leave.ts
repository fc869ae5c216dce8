import { emit } from '@parley/kernel';
import { ownerOf } from '../state/control.ts';
import { clearMarks } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { kindOf, zoneOf, zoneOfSeat, type SeatZone } from '../state/zones.ts';
import { move } from './move.ts';
import { within } from './places.ts';

/**
 * Cards leave play, or whatever they lie in, to a pile or hand of their owners (T1.3). What lies on or in them goes to the discard piles of
 * its own owners (T1.6, T56.6): take off first what is to stay. No deaths and nothing to answer here: those are flows of their own.
 */
export function leave(g: Trek, pieces: readonly Piece[], to: SeatZone): void {
  for (const piece of pieces) {
    // The innermost first, so that nothing is ever in something that lies in a pile.
    for (const inner of within(g, piece).reverse()) put(g, inner, 'discard');
    put(g, piece, to);
  }
}

function put(g: Trek, piece: Piece, to: SeatZone): void {
  clearMarks(g, piece);
  move(g, piece, zoneOfSeat(ownerOf(g, piece), to));
}

/** The same to the discard pile, and people are told. Cards that were never face up tell their names now: the pile is open (T57.1). */
export function discard(g: Trek, pieces: readonly Piece[]): void {
  const gone = pieces.filter((x) => kindOf(zoneOf(g, x)) !== 'discard');
  if (gone.length === 0) return;
  leave(g, gone, 'discard');
  emit(g, 'discarded', { cards: gone.map((x) => g.s.card[x]), pieces: [...gone], by: ownerOf(g, gone[0]) });
}

/** Out of the game for good: mis-seeds, cards that say so (T3.19). */
export function putOutOfPlay(g: Trek, pieces: readonly Piece[]): void {
  leave(g, pieces, 'out');
  emit(g, 'out-of-play', { cards: pieces.map((x) => g.s.card[x]), pieces: [...pieces] });
}
