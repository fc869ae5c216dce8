import { emit, type Flow } from '@parley/kernel';
import { faceOfAsset, ownerOfAsset, turn } from '../../board/assets.ts';
import { hasWon } from '../../board/encounter.ts';
import { homePlanets } from '../../board/places.ts';
import { ability, law, modifier } from '../../registry/clauses.ts';
import { lingering } from '../../registry/lingering.ts';
import { colourOf, players } from '../../state/people.ts';
import { enc, OFFENSE, type Asset, type Cosmic, type Player } from '../../state/state.ts';
import { giveStation, isLit, roomForStations, stationAt, stations, stationsOf } from './attach.ts';

/** R27.2: the card of a station lies face up while its player has access, and facedown otherwise. */
export const access = lingering('stations.access', [
  law('access', function* ({ g }) {
    let changed = false;
    for (const x of stations(g)) {
      const lit = isLit(g, x);
      if (lit === x.up) continue;
      turn(g, x, lit); // storm-stations-02, storm-stations-04, storm-multiple-04, storm-multiple-05, storm-conquest-06, faq-space-stations-1
      emit(g, lit ? 'station-regained' : 'station-lost', { who: ownerOfAsset(g, x), card: faceOfAsset(g, x) });
      changed = true;
    }
    return changed;
  }),
]);

/** R27.12: as many as there are home planets. */
const stationsToWin = (g: Cosmic): number => g.s.options.planets;
const hasEnough = (g: Cosmic, p: Player): boolean => stationsOf(g, p).length >= stationsToWin(g); // storm-conquest-07, storm-conquest-08, storm-conquest-09
/** Are there so many stations, and home planets for all of them? */
export const couldHoldEnough = (g: Cosmic, p: Player): boolean =>
  stations(g).length >= stationsToWin(g) && homePlanets(g, p).length >= stationsToWin(g);

/** R27.8: the station of the defense at the planet on which the offense has just won, away from home, if it can be taken along. */
function prize(g: Cosmic): Asset | undefined {
  const { outcome, target, offense, defense } = enc(g);
  if (outcome?.kind !== 'won' || target < 0) return undefined;
  if (outcome.winner !== OFFENSE) return undefined;
  if (!hasWon(g, offense)) return undefined; // storm-conquest-01
  const { system } = g.s.places[target];
  if (system < 0 || roomForStations(g, offense) === 0) return undefined;
  if (system === colourOf(g, offense)) return undefined; // storm-conquest-04
  const found = stationAt(g, target);
  if (!found) return undefined;
  return ownerOfAsset(g, found) === defense ? found : undefined; // storm-conquest-02
}

function* take(g: Cosmic): Flow {
  const asset = prize(g);
  if (!asset) return;
  const { offense } = enc(g);
  emit(g, 'station-conquered', { by: offense, from: ownerOfAsset(g, asset), card: faceOfAsset(g, asset) });
  yield* giveStation(g, asset, offense);
}

/** R27.8, R27.12: stations can be conquered at the end of the resolution phase, and enough of them win. */
export const conquest = lingering('stations.conquest', [
  ability({ at: 'resolution.discarded', must: true, when: ({ g }) => prize(g) !== undefined, commit: ({ g }) => take(g) }),
  modifier('win.other', (won, _q, { g }) => {
    const winners = players(g).filter((p) => hasEnough(g, p));
    return winners.length === 0 ? won : [...won, ...winners.map((who) => ({ who, how: 'stations' }))];
  }),
]);
