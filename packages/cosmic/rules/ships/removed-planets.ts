import { disturb, touch, placeCell, emit } from '@parley/kernel';
import { COLOURS } from '../../ids/colours.ts';
import { changePlace, noWorld, placeName } from '../board/places.ts';
import { noteVacated } from '../board/vacated.ts';
import { destroyAt } from '../cards/asset-cards.ts';
import type { Cosmic, PlaceNo } from '../state/state.ts';

/** Takes a planet off the board; the caller sees to the ships on it. `keeper`: the colour that counts it as a colony, or -1. */
export function removePlanet(g: Cosmic, planet: PlaceNo, keeper: number): void {
  g.s.ships.at[planet].forEach((n, colour) => n > 0 && noteVacated(g, planet, colour));
  changePlace(g, planet, { system: -1, keeper });
  if (g.s.warpWorlds !== undefined) noWorld(g, planet);
  destroyAt(g, planet); // storm-stations-06, faq-space-stations-8, storm-multiple-06
  disturb(g);
  touch(g, placeCell(planet));
  touch(g, 'map');
  emit(g, 'planet-removed', { planet: placeName(g, planet), keeper: keeper < 0 ? null : COLOURS[keeper] });
}
