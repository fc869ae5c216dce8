import type { View } from '@parley/kernel';
import { bidOf, handOf, ON_SALE, type BidsView, type Paddle, type ZoneCell } from '../view/view.ts';

/** The sale as one seat sees it. */
export interface Board {
  readonly round: number;
  readonly lots: number;
  /** What the lot on sale is worth; null: none is. */
  readonly lot: number | null;
  readonly bidders: readonly Bidder[];
}
export interface Bidder {
  readonly paddle: Paddle;
  readonly score: number;
  /** What is held: the cards, or how many there are. */
  readonly hand: ZoneCell;
  /** The card that lies on the table, once all are turned up. */
  readonly bid: number | null;
}

const first = (cell: ZoneCell): number | null => (typeof cell === 'number' ? null : (cell[0] ?? null));

export function readBoard(seen: View): Board {
  const view = seen as BidsView;
  const { round, lots, paddles, scores } = view.sale;
  return {
    round,
    lots,
    lot: first(view[`zone:${ON_SALE}`]),
    bidders: paddles.map((paddle, seat) => ({
      paddle,
      score: scores[seat],
      hand: view[`zone:${handOf(seat)}`],
      bid: first(view[`zone:${bidOf(seat)}`]),
    })),
  };
}
