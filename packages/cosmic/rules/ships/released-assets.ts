import type { Flow } from '@parley/kernel';
import { ownerOfAsset, shipsOnAsset } from '../board/assets.ts';
import { retire } from '../cards/asset-cards.ts';
import { pileOf } from '../cards/backs.ts';
import { moveCard } from '../cards/zones.ts';
import { cardOfAsset } from '../registry/sources.ts';
import { touchAsset } from '../state/people.ts';
import type { Cosmic, Asset } from '../state/state.ts';
import { returnShips } from './homecoming.ts';

/** What was on an asset that has left the table goes where it belongs: ships home, cards to the discard pile. */
export function* release(g: Cosmic, asset: Asset): Flow {
  if (cardOfAsset(g, asset) >= 0 || asset.colour < 0) return;
  if (asset.store >= 0) for (const card of g.s.cards.in[asset.store].slice()) moveCard(g, card, pileOf(g, card));
  yield* returnShips(g, ownerOfAsset(g, asset), shipsOnAsset(g, asset), 'rule:R24.4');
  asset.colour = -1;
  touchAsset(g, asset);
}

/** An effect takes an asset off the table. */
export function* destroyAsset(g: Cosmic, asset: Asset): Flow {
  retire(g, asset);
  yield* release(g, asset);
}
