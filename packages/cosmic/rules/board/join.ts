import { emit, type Flow } from '@parley/kernel';
import { mySide } from '../words/words.ts';
import { isDefense } from './people.ts';
import { isPlanet } from './places.ts';
import { countShips, land, leaveWarp, moveShips, tookBack } from './ships.ts';
import { enc, GATE, OFFENSE, SIDE, type Cosmic, type Player, type ShipGroup } from '../state/state.ts';

/** Where ships of somebody involved stand in the encounter; -1 for a defense that does not know yet where it is attacked. */
export function postOf(g: Cosmic, p: Player): number {
  if (isDefense(g, p)) return enc(g).target;
  return mySide(g, p) === OFFENSE ? GATE : SIDE;
}

/** Further ships come into the encounter, whatever could have been sent: on a planet as many as there is room for. */
export function* joinEncounter(g: Cosmic, p: Player, ships: readonly ShipGroup[]): Flow {
  const post = postOf(g, p);
  if (isPlanet(g, post)) yield* land(g, p, ships, post);
  else moveShips(g, ships, post); // dominion-double-05
}

/** Ships out of the warp come straight into the encounter. */
export function* joinFromWarp(g: Cosmic, p: Player, chosen: readonly ShipGroup[]): Flow {
  const ships = yield* leaveWarp(g, p, chosen);
  const n = countShips(ships);
  if (n === 0) return;
  emit(g, 'ships-retrieved', { who: p, n });
  yield* joinEncounter(g, p, ships);
  yield* tookBack(g, p, n);
}
