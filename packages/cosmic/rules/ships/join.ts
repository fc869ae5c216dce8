import { type Flow, emit } from '@parley/kernel';
import { mySide } from '../board/encounter.ts';
import { countShips } from '../board/groups.ts';
import { moveShips } from '../board/move.ts';
import { isPlanet } from '../board/places.ts';
import { isDefense } from '../state/people.ts';
import { enc, OFFENSE, GATE, SIDE, type Cosmic, type Player, type ShipGroup, type PlaceNo } from '../state/state.ts';
import { land } from './landing.ts';
import { leaveWarp, tookBack } from './leaving-warp.ts';

/** Where ships of somebody involved stand in the encounter; -1 for a defense that does not know yet where it is attacked. */
export function postOf(g: Cosmic, p: Player): PlaceNo {
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
