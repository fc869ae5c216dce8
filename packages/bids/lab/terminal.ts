import { viewAt, type Table } from '@parley/kernel';
import type { TerminalTable } from '@parley/lab/kit';
import { bids } from '../bids.ts';
import { USUAL_LOTS } from '../rules/options.ts';
import { handOf, ON_SALE, optionsOf, type State } from '../rules/state.ts';
import { ids } from '../ids/ids.ts';
import type { BidsView } from '../view/view.ts';

const seenBy = ({ game }: Table<State>, seat: number | null): BidsView => viewAt({ rules: bids, game }, seat);
const listed = (cell: readonly number[] | number): string => (typeof cell === 'number' ? `${cell} cards` : cell.join(', '));

/** Sealed Bids at a terminal: a line for the lot, a line for everybody. */
export const terminal: TerminalTable<State> = {
  board(table, seat, s) {
    const { [`zone:${ON_SALE}`]: lot, sale, ...rest } = seenBy(table, seat);
    const view: BidsView = { sale, ...rest };
    return [
      s.bold(`Lot ${sale.round} of ${sale.lots}: worth ${listed(lot)}`),
      ...sale.paddles.map((paddle, i) => `  ${paddle.padEnd(6)} ${sale.scores[i]} points, holds ${listed(view[`zone:${handOf(i)}`])}`),
    ].join('\n');
  },
  moment: (table, seat) => [String(seenBy(table, seat).sale.round), ''],
  detail: () => '',
  hand: (table, seat, s) => `${s.bold('Hand')} ${listed(seenBy(table, seat)[`zone:${handOf(seat)}`])}`,
  handFor: () => '',
  about: {},
  option: () => '',
  inOrder: (options) => options.toSorted((a, b) => ids.as('card', a).card - ids.as('card', b).card),
  typed: (option) => option,
  good: (_, id) => ({ name: id, text: id, worth: 1 }),
  paint: (text) => text,
  playerName: ({ game }, seat) => game.s.options.seats[seat].paddle,
  seatNames: (options) => optionsOf(options).seats.map((x) => x.paddle),
  isQuiet: () => false,
  isHeading: (type) => type === 'on-sale',
  options: { lots: { takes: 'N', about: `how many lots are sold (${USUAL_LOTS})` } },
  players: 2,
  read: ({ lots }, players) => ({ players, ...(lots === undefined ? {} : { lots: Number(lots) }) }),
  answering: '  a card        its number in the list, or what it is worth',
};
