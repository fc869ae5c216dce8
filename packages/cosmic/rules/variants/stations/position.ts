import { InputError } from '@parley/kernel';
import { isPlanet, placeNamed } from '../../board/places.ts';
import type { Asset, Cosmic } from '../../state/state.ts';
import type { Position } from '../../options/options.ts';
import { person } from '../../setup/position.ts';
import { isFace } from '../../registry/registry.ts';
import { attachTo, stationAt } from './attach.ts';
import { faceId } from './define.ts';
import { dealTo } from './setup.ts';

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
