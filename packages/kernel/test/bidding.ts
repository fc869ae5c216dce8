import { askAll, emit, InputError, moveCount, movePiece, pieceFaults, placeCell, zoneCell } from '@parley/kernel';
import type { Answer, Counts, Pieces, Seat } from '@parley/kernel';
import { bareRules } from '@parley/kernel/testing';

/** The state of a sale: lots lie in the deck, on sale, unsold or with a seat; coins with a seat or in the bank. */
export interface Sale {
  lots: Pieces;
  coins: Counts;
}

const [DECK, ON_SALE, UNSOLD, OWNED] = [0, 1, 2, 3];
const LOTS = 8;
const COINS = 12;

const bank = (s: Sale): number => s.coins.at.length - 1;
const seats = (s: Sale): Seat[] => [...Array(bank(s)).keys()];
const purse = (s: Sale, seat: Seat): number => s.coins.at[seat][0];

/** A second game, to show that the kernel knows none: secret bids for lots. The highest wins, a tie wins nothing. */
export const bidding = bareRules<Sale>({
  id: 'bidding',
  parse(options) {
    const players = (options as { players?: unknown } | null)?.players;
    if (typeof players === 'number' && [2, 3, 4, 5].includes(players)) return { players };
    throw new InputError('Bidding needs 2 to 5 players.');
  },
  seats: (options) => (options as { players: number }).players,
  create(options, random) {
    const { players } = options as { players: number };
    const deck = random.shuffle([...Array(LOTS).keys()]);
    const zones: number[][] = [deck, [], [], ...Array.from({ length: players }, () => [])];
    const coins = [...Array.from({ length: players }, () => [COINS]), [0]];
    return { lots: { zone: deck.map(() => DECK), in: zones }, coins: { at: coins } };
  },
  *step(g) {
    const { lots, coins } = g.s;
    const lot = lots.in[DECK].at(-1);
    if (lot === undefined) return false;
    movePiece(g, lots, lot, ON_SALE);
    const bids = yield* askAll(g, () =>
      seats(g.s).map((seat) => ({ kind: 'number', seat, tag: 'bid', from: 'rule:bid', min: 0, max: purse(g.s, seat), data: { lot } })),
    );
    const winner = highest(bids);
    if (winner !== null) moveCount(g, coins, 0, winner, bank(g.s), Number(bids.get(winner)));
    movePiece(g, lots, lot, winner === null ? UNSOLD : OWNED + winner);
    emit(g, 'sold', { lot, winner }, winner === null ? undefined : { to: [winner], data: { price: Number(bids.get(winner)) } });
    return true;
  },
  outcome(g) {
    const owned = seats(g.s).map((seat) => g.s.lots.in[OWNED + seat].length);
    return { winners: seats(g.s).filter((seat) => owned[seat] === Math.max(...owned)), by: 'most lots' };
  },
  beats: new Map([['sold', 'alone']]),
  cells: ({ s }) => [...[...s.lots.in.keys()].map(zoneCell), ...[...s.coins.at.keys()].map(placeCell)],
  cell({ s }, key) {
    const [kind, n] = key.split(':');
    const at = Number(n);
    // A purse is its owner's business: others see neither it nor what was paid.
    if (kind === 'place') return { all: null, own: at === bank(s) ? {} : { [at]: purse(s, at) } };
    return { all: at === DECK ? s.lots.in[DECK].length : s.lots.in[at].slice() };
  },
  faults({ s }) {
    const sum = s.coins.at.reduce((all, [n]) => all + n, 0);
    return [...pieceFaults(s.lots, 'lot'), ...(sum === COINS * bank(s) ? [] : [`${sum} coins in all`])];
  },
  scramble({ s }, seat, random) {
    random.shuffle(s.lots.in[DECK]);
    const hidden = s.coins.at.filter((_, place) => place !== seat);
    const amounts = random.shuffle(hidden.map(([n]) => n));
    hidden.forEach((place, i) => (place[0] = amounts[i]));
  },
  describe: (_, d) => `What do you bid for lot ${Number(d.data?.lot)}?`,
});

function highest(bids: ReadonlyMap<Seat, Answer>): Seat | null {
  const best = Math.max(...[...bids.values()].map(Number));
  const by = [...bids.keys()].filter((seat) => bids.get(seat) === best);
  return best > 0 && by.length === 1 ? by[0] : null;
}
