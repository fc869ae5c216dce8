import { emit, type Flow } from '@parley/kernel';
import { asker } from '../asking/ask.ts';
import { chooseAmong } from '../asking/choose-ships.ts';
import { countShips } from '../board/groups.ts';
import { countSendable } from '../board/markers.ts';
import { moveShips } from '../board/move.ts';
import { enc, GATE, OFFENSE, SIDE, WARP, type Cosmic, type Player, type ShipGroup, type Side } from '../state/state.ts';
import { capsOn, sendable } from './launch.ts';

const roleOf = (g: Cosmic, p: Player): 'offense' | 'ally' => (enc(g).offense === p ? 'offense' : 'ally');

/** The ships on its colonies that a player could still bring into the encounter. */
export const bringable = (g: Cosmic, p: Player): ShipGroup[] => sendable(g, p, roleOf(g, p)).filter((x) => x.place !== WARP);

/** After ships were sent somebody brings in more of them to a side, from its colonies: so many at most, or none. Returns how many. */
export function* bringShips(g: Cosmic, p: Player, side: Side, most: number, tag: string): Flow<number> {
  const groups = bringable(g, p);
  const max = Math.min(most, countSendable(g, groups));
  const caps = capsOn(g, p, groups, 0);
  const how = { tag, from: asker(g), min: 0, max, data: { limit: max }, ...(caps ? { caps } : {}) };
  const ships = yield* chooseAmong(g, p, groups, how);
  const n = countShips(ships);
  if (n === 0) return 0;
  moveShips(g, ships, side === OFFENSE ? GATE : SIDE);
  emit(g, 'ships-sent', { who: p, n, as: roleOf(g, p) });
  return n;
}
