// What lies in front of a player and is no card of a hand.

export { assetsOf, giveAsset, ownerOfAsset, shipsOnAsset } from '../rules/board/assets.ts';

export { retire, storeOf } from '../rules/cards/asset-cards.ts';

export { destroyAsset } from '../rules/ships/released-assets.ts';
