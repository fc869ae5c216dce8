import { NOBODY, type Flow } from '@parley/kernel';
import { move } from '../board/move.ts';
import { holder, isInPlay } from '../board/places.ts';
import { controllerOf } from '../state/control.ts';
import { putMark, putStatus } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { isType } from '../registry/cards.ts';
import { zoneOf } from '../state/zones.ts';
import { loseCloak } from './cloak.ts';
import { keepTeam } from './team.ts';
import { bySeat, tell } from './told.ts';

/**
 * Cards are somewhere else: without RANGE, staffing or transporters, and whether they can act or not (T44.9). Whoever is aboard a ship goes with it
 * unless the text moves personnel alone. A ship that was landed or docked is neither any more. `shown`: everybody knows who they are.
 */
export function* relocate(g: Trek, pieces: readonly Piece[], to: Zone, shown = false): Flow<readonly Piece[]> {
  const gone = pieces.filter((x) => isInPlay(g, x) && zoneOf(g, x) !== to && !isCarriedBy(g, x, pieces));
  for (const piece of gone) {
    if (isType(g, piece, 'Ship')) putStatus(g, piece, 'landed', false);
    move(g, piece, to);
    putMark(g, piece, 'since', g.s.turn.n);
  }
  keepTeam(g);
  tell(g, 'relocated', bySeat(g, gone), shown, { to });
  for (const piece of gone) if (isType(g, piece, 'Ship')) loseCloak(g, controllerOf(g, piece), piece);
  return gone;
}

/** Does it come along inside another of them anyway? */
function isCarriedBy(g: Trek, piece: Piece, pieces: readonly Piece[]): boolean {
  for (let at = holder(g, piece); at !== NOBODY; at = holder(g, at)) if (pieces.includes(at)) return true;
  return false;
}
