import type { Plain, Seat } from '@parley/kernel';
import type { Trek } from '../state/state.ts';
import type { Bar } from '../timing/tables.ts';
import { ORDERS } from './index.ts';

/** Orders to those who are somewhere: given to a zone, not to a card. */
const TO_ZONES: readonly string[] = ['beam', 'walk'];

/**
 * Why an order is not offered to whoever wishes to give it: `{verb, of}`, as in the options of a turn. Null: it is, nobody would expect it, or it is
 * not their turn. For people who ask: it says nothing that they do not see.
 */
export function whyNotOrder(g: Trek, seat: Seat, wish: Plain): Bar | null {
  if (g.s.seeding !== null || g.s.turn.seat !== seat) return null;
  if (typeof wish !== 'object' || wish === null || !('verb' in wish) || !('of' in wish)) return null;
  const { verb, of } = wish;
  const order = ORDERS.find((x) => x.verb === verb);
  if (order === undefined || typeof of !== 'number' || !Number.isInteger(of) || of < 0) return null;
  const there = TO_ZONES.includes(order.verb) ? g.s.cards.in.length : g.s.card.length;
  return of < there ? order.whyNot(g, seat, of) : null;
}
