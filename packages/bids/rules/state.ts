import type { Game, Pieces, Plain, Seat } from '@parley/kernel';

/** How a game is set up. */
export type Options = { readonly seats: readonly { readonly paddle: Paddle }[]; readonly lots: number };

/** What tells bidders apart. */
export const PADDLES = ['amber', 'teal', 'plum', 'slate'] as const;
export type Paddle = (typeof PADDLES)[number];
export const isPaddle = (x: unknown): x is Paddle => PADDLES.some((paddle) => paddle === x);

/** Cards lie in the deck, in hands, on the table or in the pile; lots in the stock, on sale, or with whoever won them. */
export interface State {
  readonly options: Options;
  pieces: Pieces;
  round: number;
}
export type Bids = Game<State>;

/** Pieces: cards worth 1 to 12, then lots worth 1 to 9. */
export const CARDS = 12;
export const LOTS = 9;
export const isLot = (piece: number): boolean => piece >= CARDS;
export const worth = (piece: number): number => (isLot(piece) ? piece - CARDS : piece) + 1;

/** Zones: four of the house, then three for each seat. */
export const DECK = 0;
export const PILE = 1;
export const STOCK = 2;
export const ON_SALE = 3;
export const handOf = (seat: Seat): number => 4 + 3 * seat;
export const bidOf = (seat: Seat): number => 5 + 3 * seat;
export const wonBy = (seat: Seat): number => 6 + 3 * seat;

export const seatsOf = ({ options }: State): Seat[] => [...options.seats.keys()];
export const score = ({ pieces }: State, seat: Seat): number => pieces.in[wonBy(seat)].reduce((all, lot) => all + worth(lot), 0);
export const optionsOf = (options: Plain): Options => options as Options;
