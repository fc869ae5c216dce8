import { isInPlay, inPlay } from '../board/places.ts';
import { mark, putMark, putStatus } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { isBound } from './bonds.ts';
import { keepTeam } from './team.ts';
import { bySeat, tell } from './told.ts';

/** Stopped until the end of this turn, or of so many turns (T17.1). `shown`: everybody knows who they are (T65.6). */
export function stop(g: Trek, pieces: readonly Piece[], shown = false, turns = 1): void {
  const some = pieces.filter((x) => isInPlay(g, x) && mark(g, x, 'stopped') < turns);
  for (const piece of some) putMark(g, piece, 'stopped', turns);
  keepTeam(g);
  tell(g, 'stopped', bySeat(g, some), shown);
}

/** Let go before the end of the turn. */
export function unstop(g: Trek, pieces: readonly Piece[], shown = false): void {
  const some = pieces.filter((x) => mark(g, x, 'stopped') > 0 && !isBound(g, x, 'stopped'));
  for (const piece of some) putMark(g, piece, 'stopped', 0);
  tell(g, 'released', bySeat(g, some), shown);
}

/**
 * At the end of every turn those who are stopped are released, unless they are stopped for longer or by a card that lies there (T5.8). Whoever walked
 * may walk again (T8.12).
 */
export function release(g: Trek): void {
  for (const piece of inPlay(g)) {
    const turns = mark(g, piece, 'stopped');
    if (turns > 0 && !isBound(g, piece, 'stopped')) putMark(g, piece, 'stopped', turns - 1);
    putStatus(g, piece, 'walked', false);
  }
}
