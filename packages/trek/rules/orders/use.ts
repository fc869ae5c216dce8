import { offersTo, oneOf, showing, useHolding, type Flow, type Holding, type Seat, type StepAnswer, type Verb } from '@parley/kernel';
import { orderId, ruleCause, SHOWS } from '../../ids/index.ts';
import { placeOf } from '../registry/clauses.ts';
import type { Piece, State, Trek } from '../state/state.ts';
import { timing } from '../timing/timing.ts';
import type { Order } from './order.ts';
import { textOf } from './ships.ts';

const ORDERS = timing.keys.window('orders');

/** Texts of cards in play that are orders of this seat (T40.3), as far as they can be used now. */
const usable = (g: Trek, seat: Seat): Holding<State>[] => offersTo(g, ORDERS, seat, { by: seat });
const usableOn = (g: Trek, seat: Seat, piece: Piece): Holding<State>[] => usable(g, seat).filter((h) => placeOf(h.source).piece === piece);

function offer(g: Trek, seat: Seat, piece: Piece): Verb {
  const keys = usableOn(g, seat, piece).map((h) => h.key);
  const data = { card: g.s.card[piece] };
  const id = orderId('use', piece);
  if (keys.length === 1) return { id, data };
  return { id, data, first: { ask: showing(SHOWS.clause, oneOf(seat, 'use.which', ruleCause('T40.3'), keys, data)) } };
}

/** Uses a text of a card in play that is worded as something its player does in a turn (T40.3). */
export const useOrder: Order = {
  verb: 'use',
  kind: 'order',
  offers: (g, seat) => [...new Set(usable(g, seat).map((h) => placeOf(h.source).piece))].map((piece) => offer(g, seat, piece)),
  *run(g: Trek, seat: Seat, piece: Piece, [which]: readonly StepAnswer[]): Flow {
    const all = usableOn(g, seat, piece);
    const key = textOf(which);
    const chosen = all.find((h) => key === null || h.key === key);
    if (chosen === undefined) throw new Error(`seat ${seat} cannot use card ${piece}`);
    yield* useHolding(g, chosen, seat, { by: seat });
  },
  whyNot: () => null,
};
