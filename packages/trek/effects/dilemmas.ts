import { emit, shufflePieces, type Seat } from '@parley/kernel';
import { move } from '../rules/board/move.ts';
import { seedsUnder } from '../rules/board/places.ts';
import { putMark } from '../rules/state/marks.ts';
import type { Piece, Trek } from '../rules/state/state.ts';

// For dilemmas that do what no word of the language says (`{ do: 'own' }`), and texts that look at those whom a card keeps.
export { award, pointsThatCount } from '../rules/cards/points.ts';
export { place as placeDilemma } from '../rules/dilemmas/place.ts';
export { groupOfStrike, victims, type Strike } from '../rules/dilemmas/strike.ts';
export { whyOut } from '../rules/numbers/able.ts';
export { totalOf } from '../rules/numbers/attributes.ts';
export { classesOf, fixed } from '../rules/numbers/printed.ts';
export { boundBy } from '../rules/people/bonds.ts';

/** A dilemma that everybody has seen is seeded anew under a mission, where it is the next to be met (T3.11, T3.12). */
export function reseed(g: Trek, by: Seat, dilemma: Piece, mission: Piece): void {
  move(g, dilemma, seedsUnder(mission));
  emit(g, 'seeded', { by, card: g.s.card[dilemma], zone: seedsUnder(mission) });
}

/** A dilemma is shuffled into the seed cards of its mission: nobody knows any more where it lies. */
export function shuffleBack(g: Trek, by: Seat, dilemma: Piece, mission: Piece): void {
  putMark(g, dilemma, 'known', 0);
  shufflePieces(g, g.s.cards, seedsUnder(mission));
  emit(g, 'seeded', { by, card: g.s.card[dilemma], zone: seedsUnder(mission) });
}
