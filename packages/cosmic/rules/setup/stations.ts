import { InputError, because, type Flow, askAll, emit, showing, oneOf, type Choose } from '@parley/kernel';
import { SHOWS } from '../../ids/shows.ts';
import { faceOfAsset } from '../board/assets.ts';
import { placeNamed, isPlanet, homePlanets, placeName } from '../board/places.ts';
import { newAsset } from '../cards/asset-cards.ts';
import { makeCards } from '../cards/zones.ts';
import type { Position } from '../options/position.ts';
import { isFace } from '../registry/registry.ts';
import { type Cosmic, type Asset, Z, type Player } from '../state/state.ts';
import { stationAt, attachTo, received, freePlanets } from '../variants/stations/attach.ts';
import { faceId, allStations } from '../variants/stations/define.ts';
import { access, conquest } from '../variants/stations/rules.ts';
import { person } from './pieces.ts';

/** Arranges stations as a position describes them: on whatever planet it says. */
export function setStations(g: Cosmic, described: NonNullable<Position['stations']>): Asset[] {
  return Object.entries(described).flatMap(([colour, stations]) =>
    Object.entries(stations).map(([id, planet]) => {
      if (!isFace(faceId(id))) throw new InputError(`There is no space station "${id}".`);
      const at = placeNamed(g, planet);
      if (at < 0 || !isPlanet(g, at)) throw new InputError(`There is no planet "${planet}" to attach ${id} to.`);
      if (stationAt(g, at)) throw new InputError(`Two space stations cannot be attached to ${planet}.`);
      const asset = dealTo(g, person(g, colour), id);
      attachTo(g, asset, at);
      return asset;
    }),
  );
}
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
  const deck = g.random.shuffle(allStations().map((x) => x.id)).reverse();
  const dealt: Asset[] = [];
  for (let n = 0; n < each; n++) {
    const round = g.s.order.map((p, i) => dealTo(g, p, deck[dealt.length + i]));
    const answers = yield* askAll(g, () => g.s.order.map((p, i) => planetQuestion(g, p, round[i])));
    for (const [p, planet] of answers) attachTo(g, round[g.s.order.indexOf(p)], placeNamed(g, planet)); // storm-station-setup-03
    dealt.push(...round);
  }
  return dealt;
}

/** A station comes to lie in front of somebody. */
export function dealTo(g: Cosmic, p: Player, id: string): Asset {
  const asset = newAsset(g, 'station', makeCards(g, [[faceId(id), Z.removed]]), g.s.colourOf[p], true); // storm-station-setup-02
  emit(g, 'station-dealt', { who: p, card: faceOfAsset(g, asset) });
  return asset;
}

/** Without any planet of its own somebody could not have one; then any of them serves. */
const planetQuestion = (g: Cosmic, seat: Player, asset: Asset): Choose => {
  const free = freePlanets(g, seat);
  const options = (free.length > 0 ? free : homePlanets(g, seat)).map((x) => placeName(g, x));
  return showing(SHOWS.place, oneOf(seat, 'stations.attach', 'rule:R27.1', options, { card: faceOfAsset(g, asset) }));
};
