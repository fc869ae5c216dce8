import { emit, shufflePieces, type Flow, type Seat } from '@parley/kernel';
import { move } from '../board/move.ts';
import type { Trek } from '../state/state.ts';
import { piecesIn, zoneOfSeat } from '../state/zones.ts';
import { window } from '../timing/timing.ts';
import { endByScore } from './points.ts';

const drawn = window('drawn');

export const deckOf = (g: Trek, seat: Seat): readonly number[] => piecesIn(g, zoneOfSeat(seat, 'deck'));

/** Cards from the top of the deck to the hand. A deck that is empty gives none (T57.2). Returns how many there were. */
export function* draw(g: Trek, seat: Seat, n: number): Flow<number> {
  const deck = deckOf(g, seat);
  const got = deck.slice(Math.max(0, deck.length - n)).reverse();
  if (got.length === 0) return 0;
  for (const piece of got) move(g, piece, zoneOfSeat(seat, 'hand'));
  emit(g, 'drew', { by: seat, n: got.length }, { to: [seat], data: { cards: got.map((x) => g.s.card[x]) } });
  if (g.s.options.house.deckEnd === 'at-once') endIfDeckIsOut(g); // T36.8
  // Nobody answers what is drawn before the first turn (T3.26).
  if (g.s.seeding === null) yield* drawn.open(g, { by: seat, n: got.length });
  return got.length;
}

/** The game is over when a deck has run out: with the turn, or at once (T34.5). */
export function endIfDeckIsOut(g: Trek): void {
  if (g.s.seeding === null && [0, 1].some((seat) => deckOf(g, seat).length === 0)) endByScore(g);
}

export function shuffleDeck(g: Trek, seat: Seat): void {
  shufflePieces(g, g.s.cards, zoneOfSeat(seat, 'deck'));
}
