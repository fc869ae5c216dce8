import type { Flow } from '@parley/kernel';
import { groupsAt } from '../board/groups.ts';
import { returnShips } from '../ships/homecoming.ts';
import { timing } from '../state/people.ts';
import { enc, GATE, OFFENSE, SIDE, type Cosmic, type Side } from '../state/state.ts';
import { strandAllies } from './kicking.ts';

/** Does a side that has lost get away? A card that still is a retreat has met an attack (R11.4). */
export const retreats = (g: Cosmic, side: Side): boolean => enc(g).slots[side].type === 'retreat';

/** R11.4: everybody on the side goes home. Ships of the defense on its planet stay there. */
export function* goHome(g: Cosmic, side: Side): Flow {
  yield* strandAllies(g);
  const place = side === OFFENSE ? GATE : SIDE;
  // dominion-retreat-03
  for (const p of timing(g).slice()) yield* returnShips(g, p, groupsAt(g, p, place), 'rule:R11.4');
}
