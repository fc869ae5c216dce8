import { addPlanet, isPlanet, movePlanet } from './places.ts';
import type { Colour, Cosmic, PlaceNo } from '../state/state.ts';

const GENESIS = 'genesis';

const genesisPlanet = (g: Cosmic): number => g.s.places.findIndex((x) => x.kind === 'planet' && x.by === GENESIS);

/** There is one such planet; once it has been destroyed or devoured there is none. */
export const isGenesisGone = (g: Cosmic): boolean => genesisPlanet(g) >= 0 && !isPlanet(g, genesisPlanet(g));

/** The planet comes into a home system, new or from wherever it was, with all that is on it (faq-technology-11). */
export function bringGenesis(g: Cosmic, home: Colour): PlaceNo {
  const there = genesisPlanet(g);
  if (there < 0) return addPlanet(g, home, GENESIS);
  movePlanet(g, there, home);
  return there;
}
