import type { Seat } from '@parley/kernel';
import { typeOf } from '../rules/registry/cards.ts';
import { controllerOf, ownerOf } from '../rules/state/control.ts';
import { is, mark } from '../rules/state/marks.ts';
import type { Piece, Trek } from '../rules/state/state.ts';
import { sortOf, zoneOf } from '../rules/state/zones.ts';

/** Cards whose faces are only their controller's while they are aboard or in a team (T41.8, T65.6). */
const GUARDED: readonly string[] = ['Personnel', 'Equipment'];

/** May this seat (null: a spectator) know the face of this card? */
export function isSeen(g: Trek, piece: Piece, seat: Seat | null): boolean {
  const { kind, seat: whose } = sortOf(zoneOf(g, piece));
  switch (kind) {
    case 'deck':
      return false;
    case 'missions':
      // The pile is shuffled and drawn from unseen (T3.5).
      return false;
    case 'hand':
    case 'aside':
      return seat === whose;
    case 'table':
      return !is(g, piece, 'faceDown') || seat === whose;
    case 'seeds':
      return seat === ownerOf(g, piece) || knows(g, piece, seat);
    case 'space':
    case 'surface':
    case 'in':
      if (g.s.options.faces === 'open' || !GUARDED.includes(typeOf(g, piece))) return true;
      return seat === controllerOf(g, piece) || knows(g, piece, seat);
    default:
      return true;
  }
}

/** Cards that everybody has met, such as walls, stay known to both (T39.2, needs 1); those somebody may look at are known meanwhile (T16.14). */
const knows = (g: Trek, piece: Piece, seat: Seat | null): boolean =>
  seat === null ? mark(g, piece, 'known') === 3 : (mark(g, piece, 'known') & (1 << seat)) !== 0;
