import { askAll, because, emit, oneOf, showing, type Choose, type Flow } from '@parley/kernel';
import { faceOfAsset, newAsset } from '../../board/assets.ts';
import { homePlanets, placeName, placeNamed } from '../../board/places.ts';
import { Z, type Asset, type Cosmic, type Player } from '../../state/state.ts';
import { makeCard } from '../../cards/zones.ts';
import { attachTo, freePlanets, received } from './attach.ts';
import { allStations, faceId } from './define.ts';
import { setStations } from './position.ts';
import { access, conquest } from './rules.ts';
import { SHOWS } from '../../../ids/index.ts';

/** R27.1: stations are dealt face up, and everybody attaches each of them to a home planet of its own. The others stay in the box. */
export function* setUpStations(g: Cosmic): Flow {
  const { position, stations, conquest: conquered } = g.s.options;
  const each = stations === 'two' ? 2 : 1; // storm-multiple-02
  const dealt = position?.stations ? setStations(g, position.stations) : yield* deal(g, each);
  access.start(g, -1, {}, 'game');
  if (conquered) yield* because(g, 'rule', 'R27.8', -1, startConquest(g));
  for (const x of dealt) yield* received(g, x);
}

function* startConquest(g: Cosmic): Flow {
  conquest.start(g, -1, {}, 'game');
}

function* deal(g: Cosmic, each: number): Flow<Asset[]> {
  const deck = g.random.shuffle(allStations().map((x) => x.id));
  const dealt: Asset[] = [];
  for (let n = 0; n < each; n++) {
    const round = g.s.order.map((p) => dealTo(g, p, deck.pop() as string));
    const answers = yield* askAll(g, () => g.s.order.map((p, i) => planetQuestion(g, p, round[i])));
    g.s.order.forEach((p, i) => attachTo(g, round[i], placeNamed(g, answers.get(p) as string))); // storm-station-setup-03
    dealt.push(...round);
  }
  return dealt;
}

/** A station comes to lie in front of somebody. */
export function dealTo(g: Cosmic, p: Player, id: string): Asset {
  const asset = newAsset(g, 'station', makeCard(g, faceId(id), Z.removed), g.s.colourOf[p], true); // storm-station-setup-02
  emit(g, 'station-dealt', { who: p, card: faceOfAsset(g, asset) });
  return asset;
}

/** Without any planet of its own somebody could not have one; then any of them serves. */
const planetQuestion = (g: Cosmic, seat: Player, asset: Asset): Choose => {
  const free = freePlanets(g, seat);
  const options = (free.length > 0 ? free : homePlanets(g, seat)).map((x) => placeName(g, x));
  return showing(SHOWS.place, oneOf(seat, 'stations.attach', 'rule:R27.1', options, { card: faceOfAsset(g, asset) }));
};
