import { cardOf } from '../registry/cards.ts';
import type { Piece, Trek } from '../state/state.ts';

/** Does this facility stand on the planet (T7.1, T51.3)? */
export function isPlanetside(g: Trek, facility: Piece): boolean {
  const { facts, standing } = cardOf(g, facility);
  return facts.type === 'Facility' && (facts.facility === 'Headquarters' || standing.some((x) => x.says === 'planetside'));
}
