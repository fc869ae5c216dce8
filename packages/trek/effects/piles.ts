import { emit, touch, type Seat } from '@parley/kernel';
import { discard, leave } from '../rules/board/leave.ts';
import { move } from '../rules/board/move.ts';
import { keepTeam } from '../rules/people/team.ts';
import { bySeat, tell } from '../rules/people/told.ts';
import type { Ctx } from '../rules/registry/clauses.ts';
import { ownerOf } from '../rules/state/control.ts';
import type { Piece, Trek } from '../rules/state/state.ts';
import { handOf, kindOf, zoneOf, zoneOfSeat } from '../rules/state/zones.ts';

/** Cards of a deck or pile come into the hand of their owner. Those of a pile are known to everybody, those of a deck are not. */
export function toHand(g: Trek, pieces: readonly Piece[]): void {
  if (pieces.length === 0) return;
  const by = ownerOf(g, pieces[0]);
  const cards = pieces.map((x) => g.s.card[x]);
  const isOpen = kindOf(zoneOf(g, pieces[0])) === 'discard';
  for (const piece of pieces) move(g, piece, zoneOfSeat(by, 'hand'));
  if (isOpen) emit(g, 'took', { by, cards, pieces: [...pieces] });
  else emit(g, 'fetched', { by, n: pieces.length }, { to: [by], data: { cards } });
}

/** The cards of a hand, without the one whose text this is: that is being played. */
export const restOfHand = ({ g, piece }: Ctx, seat: Seat): readonly Piece[] => handOf(g, seat).filter((x) => x !== piece);

/** Cards of a hand are put under the draw deck, the first one lowest. */
export function underDeck(g: Trek, pieces: readonly Piece[]): void {
  if (pieces.length === 0) return;
  const by = ownerOf(g, pieces[0]);
  for (const piece of pieces.toReversed()) move(g, piece, zoneOfSeat(by, 'deck'), 0);
  emit(g, 'buried', { by, n: pieces.length }, { to: [by], data: { cards: pieces.map((x) => g.s.card[x]) } });
}

export const tellShuffled = (g: Trek, by: Seat): void => emit(g, 'shuffled', { by });

/** Cards in play return to the hands of their owners; what lies in or on them is discarded (T1.6). */
export function returnToHand(g: Trek, pieces: readonly Piece[]): void {
  const whose = bySeat(g, pieces);
  leave(g, pieces, 'hand');
  keepTeam(g);
  tell(g, 'returned', whose, true);
}

/** Personnel in play are discarded, which is no death. */
export function discardPeople(g: Trek, pieces: readonly Piece[]): void {
  discard(g, pieces);
  keepTeam(g);
}

/** A hidden card is shown to everybody, and hidden again. */
export const showCard = (g: Trek, by: Seat, piece: Piece): void => emit(g, 'shown', { by, card: g.s.card[piece] });

/** So many cards fewer are drawn at the end of this turn (T5.5). */
export function loseDraws(g: Trek, n: number): void {
  g.s.turn = { ...g.s.turn, drawsLost: g.s.turn.drawsLost + n };
  touch(g, 'table');
}
