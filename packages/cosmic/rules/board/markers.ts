import { emit } from '@parley/kernel';
import { GATE, OUT, SIDE, WARP, type Asset, type Cosmic, type Player, type ShipGroup, type Stack } from '../state/state.ts';
import { faceOfAsset, ownerOfAsset, turn } from './assets.ts';
import { countShips, groupsIn, stackById } from './groups.ts';
import { berths, isPlanet } from './places.ts';

/** The ship a marker is on. */
export const markedShip = (g: Cosmic, asset: Asset): Stack | undefined => (asset.ship === undefined ? undefined : stackById(g, asset.ship));

/** R28.2: is the marked ship at its owner's command: on a planet, in the encounter, or at research? */
export function isControlled(g: Cosmic, asset: Asset): boolean {
  const at = markedShip(g, asset)?.place;
  if (at === undefined) return false;
  return at === GATE || at === SIDE || isPlanet(g, at) || berths(g, ownerOfAsset(g, asset)).includes(at);
}

/** R28.4: is it out of the game, or in somebody else's hands? In the warp it is neither. */
export function isGone(g: Cosmic, asset: Asset): boolean {
  const at = markedShip(g, asset)?.place;
  return at !== WARP && (at === OUT || !isControlled(g, asset));
}

/** R28.3: turned down, a marker has been used. */
export function spend(g: Cosmic, asset: Asset): void {
  turn(g, asset, false); // dominion-ships-05, dominion-ships-06
}

/** R28.3: turned up again, it can be used once more. There is no reason not to, so nobody is asked. */
export function recharge(g: Cosmic, asset: Asset): void {
  if (asset.up) return;
  turn(g, asset, true);
  emit(g, 'ship-recharged', { who: ownerOfAsset(g, asset), card: faceOfAsset(g, asset) });
}

/** R28.3: a marked ship has left the warp; if that is its owner's again, it is recharged. */
export function comesBack(g: Cosmic, asset: Asset): void {
  if (isControlled(g, asset)) {
    recharge(g, asset); // dominion-ships-07
  }
}

/** The marked ships among these. */
export const markedAmong = (g: Cosmic, ships: readonly ShipGroup[]): ShipGroup[] =>
  ships.filter((x) => x.stack >= 0 && stackById(g, x.stack)?.marker !== undefined);

/** R28.7: whoever has sent one special ship into the encounter may not send the other after it. */
export function withoutSecond(g: Cosmic, p: Player, ships: ShipGroup[]): ShipGroup[] {
  if (markedAmong(g, groupsIn(g, p, [GATE, SIDE])).length === 0) return ships;
  const marked = markedAmong(g, ships);
  return ships.filter((x) => !marked.includes(x));
}

/** How many of these may be sent into one encounter. */
export function countSendable(g: Cosmic, ships: readonly ShipGroup[]): number {
  const n = countShips(ships);
  return g.s.options.doubleShip === 'none' ? n : n - Math.max(0, markedAmong(g, ships).length - 1);
}
