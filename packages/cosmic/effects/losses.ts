// Losing ships, and saving them.

export {
  addLosses,
  loseChosen,
  loseShips,
  notDoomed,
  removeShips,
  removeSparing,
  sacrificePlaces,
  shipPlaces,
  stillThere,
  withdraw,
} from '../rules/ships/losses.ts';

export {
  canTakeHome,
  doomed,
  doomedCount,
  homesFor,
  redirect,
  saveShips,
  splitOne,
  survivingColonies,
  takeHome,
  takeSomeHome,
} from '../rules/ships/saving.ts';
