// What lies in front of a player and is no card of a hand.

export { assetsOf, giveAsset, ownerOfAsset, shipsOnAsset } from '../rules/board/assets.ts';

export { retire, storeOf } from '../rules/cards/assets.ts';

export { destroyAsset } from '../rules/ships/assets.ts';
