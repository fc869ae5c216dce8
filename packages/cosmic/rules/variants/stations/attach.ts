import { disturb, emit, type Flow } from '@parley/kernel';
import { choosePlanet } from '../../asking/ask.ts';
import { faceOfAsset, ownerOfAsset } from '../../board/assets.ts';
import { hasColony, homePlanets, isPlanet, placeName } from '../../board/places.ts';
import { isWarpWorld } from '../../board/warp.ts';
import { faceById } from '../../registry/registry.ts';
import { cardOfAsset } from '../../registry/sources.ts';
import { colourOf, touchAsset } from '../../state/people.ts';
import type { Asset, Cosmic, Player, PlaceNo } from '../../state/state.ts';

/** The stations in play. */
export const stations = (g: Cosmic): Asset[] => g.s.assets.filter((x) => x.kind === 'station' && cardOfAsset(g, x) >= 0);
export const stationsOf = (g: Cosmic, p: Player): Asset[] => stations(g).filter((x) => ownerOfAsset(g, x) === p);
/** The station that is attached to a planet. */
export const stationAt = (g: Cosmic, planet: PlaceNo): Asset | undefined => stations(g).find((x) => x.planet === planet);

/** R27.5: where a station may be attached: home planets without one. */
export const freePlanets = (g: Cosmic, p: Player): number[] => homePlanets(g, p).filter((x) => stationAt(g, x) === undefined); // storm-stations-09, storm-multiple-03, storm-conquest-03
export const roomForStations = (g: Cosmic, p: Player): number => freePlanets(g, p).length;

/** R27.2: is there a ship of its player on its planet? R27.4: away from all systems, and in the warp, the planet is of no use. */
export function isLit(g: Cosmic, asset: Asset): boolean {
  const { planet } = asset;
  if (planet === undefined || !isPlanet(g, planet)) return false;
  if (isWarpWorld(g, planet)) return false; // faq-space-stations-2
  return hasColony(g, ownerOfAsset(g, asset), planet);
}

export function attachTo(g: Cosmic, asset: Asset, planet: PlaceNo): void {
  asset.planet = planet;
  touchAsset(g, asset);
  disturb(g);
  emit(g, 'station-attached', { who: ownerOfAsset(g, asset), card: faceOfAsset(g, asset), planet: placeName(g, planet) });
}

/** A station passes to somebody, who attaches it to a home planet that has none. Without such a planet it stays where it is. */
export function* giveStation(g: Cosmic, asset: Asset, to: Player): Flow {
  if (roomForStations(g, to) === 0) return;
  const card = faceOfAsset(g, asset);
  const planet = yield* choosePlanet(g, to, freePlanets(g, to), { tag: 'stations.attach', data: { card } });
  asset.colour = colourOf(g, to); // storm-stations-07, storm-stations-08, storm-conquest-05
  attachTo(g, asset, planet);
  yield* received(g, asset);
}

export function* received(g: Cosmic, asset: Asset): Flow {
  const text = faceById(faceOfAsset(g, asset)).asset;
  if (text?.received) yield* text.received(g, asset);
}
