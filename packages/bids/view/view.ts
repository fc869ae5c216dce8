import { pieceFaults, zoneCell, type Cell, type Random, type Seat } from '@parley/kernel';
import { bidOf, DECK, handOf, score, seatsOf, STOCK, worth, type Bids, type Paddle } from '../rules/state.ts';

/** Which zone is which. */
export { bidOf, handOf, isPaddle, ON_SALE } from '../rules/state.ts';
export type { Paddle } from '../rules/state.ts';

/** What lies in a zone: what the pieces are worth, or how many there are. */
export type ZoneCell = readonly number[] | number;

/** What a seat may know. */
export type BidsView = {
  readonly sale: { readonly round: number; readonly lots: number; readonly paddles: readonly Paddle[]; readonly scores: readonly number[] };
  readonly [zone: `zone:${number}`]: ZoneCell;
};

export const cells = ({ s }: Bids): (keyof BidsView)[] => ['sale', ...s.pieces.in.map((_, i): `zone:${number}` => `zone:${i}`)];

/** Whose eyes a zone is for, or null: everybody's. The deck and the stock are nobody's. */
function ownerOf({ s }: Bids, zone: number): Seat | null {
  if (zone === DECK || zone === STOCK) return -1;
  return seatsOf(s).find((seat) => zone === handOf(seat)) ?? null;
}

export function cell<K extends keyof BidsView>(g: Bids, key: K): Cell<BidsView[K]>;
export function cell(g: Bids, key: string): Cell {
  const { s } = g;
  if (key === 'sale')
    return {
      all: {
        round: s.round,
        lots: s.options.lots,
        paddles: s.options.seats.map((x) => x.paddle),
        scores: seatsOf(s).map((seat) => score(s, seat)),
      },
    };
  const zone = s.pieces.in.findIndex((_, i) => zoneCell(i) === key);
  const worths = s.pieces.in[zone].map(worth);
  const owner = ownerOf(g, zone);
  if (owner === null) return { all: worths };
  return owner < 0 ? { all: worths.length } : { all: worths.length, own: { [owner]: worths } };
}

/** Scores follow from the lots that were won. */
export const following = (): readonly string[] => ['sale'];

export function faults({ s }: Bids): string[] {
  const out = pieceFaults(s.pieces, 'piece');
  for (const seat of seatsOf(s)) if (s.pieces.in[bidOf(seat)].length > 1) out.push(`seat ${seat} has laid two cards`);
  return out;
}

/** Rearranges what this seat may not know: other hands and the deck, and the order of the stock. */
export function scramble({ s }: Bids, seat: Seat | null, random: Random): void {
  const hidden = [
    DECK,
    ...seatsOf(s)
      .filter((x) => x !== seat)
      .map(handOf),
  ];
  const cards = random.shuffle(hidden.flatMap((zone) => s.pieces.in[zone]));
  for (const zone of hidden) {
    s.pieces.in[zone] = s.pieces.in[zone].map(() => cards.pop() ?? 0);
    for (const card of s.pieces.in[zone]) s.pieces.zone[card] = zone;
  }
  random.shuffle(s.pieces.in[STOCK]);
}
