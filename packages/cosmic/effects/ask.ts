// Asking: words that let a player choose. They end the effect when nothing is left to choose from.

export {
  asker,
  chooseCard,
  chooseCards,
  chooseNumber,
  chooseOption,
  choosePlanet,
  choosePlayer,
  choosePlayers,
  confirm,
  nameFace,
  refusers,
  say,
} from '../rules/asking/ask.ts';

export { chooseAmong, chooseShips, groupKey, groupPlaces, pickedGroups, spreadOver } from '../rules/asking/choose-ships.ts';

export { pickBlindly, pickToDiscard } from '../rules/asking/blind.ts';

export { discardGained, hasGained } from '../rules/asking/gained.ts';

export { mixHands } from '../rules/asking/mix.ts';
