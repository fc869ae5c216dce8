import type { Seat } from '@parley/kernel';
import { compatible, vesselOf } from '../rules/numbers/able.ts';
import { twinsOf, whyNoDoor } from '../rules/numbers/reporting.ts';
import type { Piece, Trek } from '../rules/state/state.ts';
import { zoneOf } from '../rules/state/zones.ts';

export { exchange } from '../rules/people/exchange.ts';
export { reportCard } from '../rules/people/report.ts';
export { whyNotEnter } from '../rules/numbers/reporting.ts';

/** Could a card of the hand take the place of one in play? It must be able to enter once that one has gone, and fit aboard (T2.6, T11.7, T32). */
export function canTakePlace(g: Trek, seat: Seat, piece: Piece, hand: Piece): boolean {
  const vessel = vesselOf(g, zoneOf(g, piece));
  const mayEnter = twinsOf(g, seat, hand).every((x) => x === piece) && whyNoDoor(g, seat, hand) === null;
  return mayEnter && (vessel < 0 || compatible(g, seat, hand, vessel));
}
