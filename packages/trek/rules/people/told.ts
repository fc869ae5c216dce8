import { emit, type Plain, type Seat } from '@parley/kernel';
import { typeOf } from '../registry/cards.ts';
import { controllerOf } from '../state/control.ts';
import { SEATS, type Piece, type Trek } from '../state/state.ts';

/** Cards whose faces are only their player's while they are in a crew or team (T41.8, T65.6). */
const GUARDED: readonly string[] = ['Personnel', 'Equipment'];
const isOpen = (g: Trek, piece: Piece): boolean => g.s.options.faces === 'open' || !GUARDED.includes(typeOf(g, piece));

/** Cards by whoever may use them. */
export type BySeat = readonly (readonly [seat: Seat, of: readonly Piece[]])[];
export const bySeat = (g: Trek, pieces: readonly Piece[]): BySeat =>
  Array.from({ length: SEATS }, (_, seat): [Seat, Piece[]] => [seat, pieces.filter((x) => controllerOf(g, x) === seat)]).filter(
    ([, of]) => of.length > 0,
  );

/**
 * Tells what became of cards, one event for each player who has some. Everybody hears how many; which ones only whoever may know their faces, unless
 * these are turned up (`shown`): by picks and deaths (T65.6). Cards that have left play are given as they were used before.
 */
export function tell(g: Trek, type: string, of: BySeat, shown: boolean, more: { readonly [key: string]: Plain } = {}): void {
  for (const [by, pieces] of of) {
    const which = { pieces: [...pieces], cards: pieces.map((x) => g.s.card[x]) };
    if (shown || pieces.every((x) => isOpen(g, x))) emit(g, type, { by, n: pieces.length, ...which, ...more });
    else emit(g, type, { by, n: pieces.length, ...more }, { to: [by], data: which });
  }
}
