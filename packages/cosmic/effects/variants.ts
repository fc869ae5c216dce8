// Variants: hazards, technology, space stations, special ships, cheating.

export { type Hazard, hazard, registerHazards } from '../rules/variants/hazards/define.ts';

export { backwards, bond, turnsBackwards } from '../rules/variants/hazards/lasting.ts';

export {
  assetIn,
  registerTechs,
  researchers,
  researchersIn,
  researchPlaces,
  settleResearchers,
  START,
  type Tech,
  tech,
  techOf,
} from '../rules/variants/technology/define.ts';

export { bestOfTwo, drawTechs, pickTech, techsInDeck, techsLeft } from '../rules/variants/technology/deck.ts';

export { act, actions } from '../rules/variants/technology/step.ts';

export { planetIn, registerStations, type Station, station, stationIn } from '../rules/variants/stations/define.ts';

export {
  isCharged,
  markerIn,
  obeys,
  registerSpecialShips,
  shipGroup,
  sideOfShip,
  type SpecialShip,
  specialShip,
} from '../rules/variants/special-ships/define.ts';

export { type Booty, canSteal, steal } from '../rules/variants/cheating.ts';

export type { VariantOptions } from '../rules/options/options.ts';
