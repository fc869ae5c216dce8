import { askAll, because, emit, movePiece, oneOf, type Flow, type Outcome, type Random, type Seat } from '@parley/kernel';
import { ids } from '../ids/ids.ts';
import {
  bidOf,
  CARDS,
  DECK,
  handOf,
  LOTS,
  ON_SALE,
  PILE,
  score,
  seatsOf,
  STOCK,
  wonBy,
  worth,
  type Bids,
  type Options,
  type State,
} from './state.ts';

export function createState(options: Options, random: Random): State {
  const cards = random.shuffle([...Array(CARDS).keys()]);
  const lots = random.shuffle([...Array(LOTS).keys()].map((n) => n + CARDS));
  const zones: number[][] = [cards, [], lots.slice(0, options.lots), [], ...options.seats.flatMap(() => [[], [], []])];
  zones[PILE].push(...lots.slice(options.lots));
  const zone = new Array<number>(CARDS + LOTS).fill(DECK);
  zones.forEach((list, z) => list.forEach((piece) => (zone[piece] = z)));
  return { options, pieces: { zone, in: zones }, round: 0 };
}

/** Everybody gets the same number of cards, as many as there are. */
export function* deal(g: Bids): Flow {
  const { pieces } = g.s;
  const each = Math.floor(CARDS / g.s.options.seats.length);
  for (const seat of seatsOf(g.s))
    for (let n = 0; n < each; n++) movePiece(g, pieces, pieces.in[DECK][pieces.in[DECK].length - 1], handOf(seat));
  emit(g, 'dealt', { n: each });
}

/** One lot is sold: everybody lays a card facedown, and the highest takes it. Equal ones cannot be: no card is there twice. */
export function* sell(g: Bids): Flow<boolean> {
  const { pieces } = g.s;
  const [lot] = pieces.in[STOCK];
  if (lot === undefined || pieces.in[handOf(0)].length === 0) return false;
  g.s.round++;
  movePiece(g, pieces, lot, ON_SALE);
  emit(g, 'on-sale', { lot: worth(lot), n: g.s.round });
  yield* because(g, 'rule', 'bid', -1, bid(g, lot));
  return pieces.in[STOCK].length > 0;
}

function* bid(g: Bids, lot: number): Flow {
  const { pieces } = g.s;
  const bids = yield* askAll(g, () =>
    seatsOf(g.s).map((seat) =>
      oneOf(
        seat,
        'bid',
        'rule:bid',
        pieces.in[handOf(seat)].map((card) => ids.write.card({ card })),
        { lot: worth(lot) },
      ),
    ),
  );
  for (const [seat, answer] of bids) movePiece(g, pieces, cardIn(answer), bidOf(seat));
  for (const seat of bids.keys()) emit(g, 'bid', { who: seat, card: worth(pieces.in[bidOf(seat)][0]) });
  const winner = highest(g.s);
  movePiece(g, pieces, lot, wonBy(winner));
  emit(g, 'sold', { who: winner, lot: worth(lot) });
  for (const seat of seatsOf(g.s)) movePiece(g, pieces, pieces.in[bidOf(seat)][0], PILE);
}

const cardIn = (answer: string): number => ids.as('card', answer).card;

const highest = (s: State): Seat =>
  seatsOf(s).reduce((best, seat) => (s.pieces.in[bidOf(seat)][0] > s.pieces.in[bidOf(best)][0] ? seat : best));

export function outcome({ s }: Bids): Outcome | null {
  const scores = seatsOf(s).map((seat) => score(s, seat));
  return { winners: seatsOf(s).filter((seat) => scores[seat] === Math.max(...scores)), by: 'lots' };
}
