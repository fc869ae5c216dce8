import { emit } from '@parley/kernel';
import { quadrantOf, lineOf } from '../rules/board/places.ts';
import { goersFrom, goTo } from '../rules/orders/going.ts';
import { controllerOf } from '../rules/state/control.ts';
import { putStatus } from '../rules/state/marks.ts';
import type { Piece, Trek } from '../rules/state/state.ts';

/** The locations beside one on its spaceline (T38.12). */
export function neighboursOf(g: Trek, location: Piece): readonly Piece[] {
  const quadrant = quadrantOf(g, location);
  if (quadrant === null) return [];
  const line = lineOf(g, quadrant);
  const at = line.indexOf(location);
  return [line[at - 1], line[at + 1]].filter((x) => x !== undefined);
}

/** A cloaked ship is seen again. */
export function loseCloakOf(g: Trek, ship: Piece): void {
  putStatus(g, ship, 'cloaked', false);
  emit(g, 'decloaked', { by: controllerOf(g, ship), piece: ship, card: g.s.card[ship] });
}

/** Personnel and equipment of a player at a place who could go elsewhere now. */
export const goersIn = goersFrom;
/** They are beamed from one place to another, whatever lies between. */
export const sendTo = (g: Trek, who: readonly Piece[], from: number, to: number): void => goTo(g, 'beamed', who, from, to);
