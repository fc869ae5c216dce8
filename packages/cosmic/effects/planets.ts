// Planets, colonies and the warp.

export {
  addPlanets,
  berths,
  closeHold,
  colonies,
  coloniesKept,
  coloniesToWin,
  coloniesWorth,
  colonyScore,
  foreignColonies,
  hasColonies,
  hasColony,
  holdFor,
  holdNamed,
  homeColonies,
  homeOf,
  homePlanets,
  idleShips,
  inWarp,
  isPlanet,
  movePlanet,
  newHold,
  placeName,
  placeNamed,
  planets,
  planetsInSystems,
  preparePlanets,
  roomOn,
  shipsAt,
  shipsIn,
  shipsInPlay,
  shipsOnColonies,
  shipsToSpare,
  system,
  unusedColour,
} from '../rules/board/places.ts';

export { allInWarp, groupsInWarp, isWarpWorld, recallFromWarp, sendToWarp, warpPlaces } from '../rules/board/warp.ts';

export { bringGenesis, isGenesisGone } from '../rules/board/genesis.ts';

export { moveVessel, newVessel, vesselNamed } from '../rules/board/vessels.ts';

export { removePlanet } from '../rules/ships/removed-planets.ts';
