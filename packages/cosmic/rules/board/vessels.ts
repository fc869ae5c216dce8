import { disturb, emit, touch } from '@parley/kernel';
import { addPlace, changePlace, placeName } from './places.ts';
import { COLOURS, type Colour, type Cosmic, type PlaceNo } from '../state/state.ts';

/** Something that carries ships from one home system to another. Only while a game is set up. */
export function newVessel(g: Cosmic, name: string, home: Colour): PlaceNo {
  touch(g, 'map');
  return addPlace(g, { kind: 'vessel', system: home, colour: -1, nth: 0, keeper: -1, by: name });
}
/** The vessel of that name, or -1. */
export const vesselNamed = (g: Cosmic, name: string): PlaceNo => g.s.places.findIndex((x) => x.kind === 'vessel' && x.by === name);
/** A vessel comes into another home system, with everything on it. */
export function moveVessel(g: Cosmic, vessel: number, home: Colour): void {
  changePlace(g, vessel, { system: home });
  touch(g, 'map');
  disturb(g);
  emit(g, 'vessel-moved', { vessel: placeName(g, vessel), system: COLOURS[home] });
}
