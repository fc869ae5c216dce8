import type { Good, Flow } from '@parley/kernel';
import { goodIds } from '../../ids/goods.ts';
import { optionIds } from '../../ids/options.ts';
import { assetsOf, faceOfAsset } from '../board/assets.ts';
import type { Trade } from '../registry/face.ts';
import { faceById } from '../registry/registry.ts';
import type { Asset, Player, Cosmic } from '../state/state.ts';

/** Assets that may change hands in a deal, each as a good of its own. */
const goodFor = (asset: Asset): string => optionIds.write.asset({ asset: asset.id });
const roomFor = ({ kind }: Asset, p: Player): string => `${kind}s for seat ${p}`;

function tradable(g: Cosmic, from: Player): { asset: Asset; trade: Trade }[] {
  return assetsOf(g, from).flatMap((asset) => {
    const trade = faceById(faceOfAsset(g, asset)).asset?.trade;
    return trade ? [{ asset, trade }] : []; // faq-deal-4
  });
}

export const assetGoods = (g: Cosmic, from: Player, to: Player): Good[] =>
  tradable(g, from).flatMap(({ asset, trade }) =>
    trade.room(g, to) === 0
      ? []
      : [{ id: goodIds.write.asset({ asset: asset.id, from, to }), from, to, max: 1, limit: [roomFor(asset, to), goodFor(asset)] }],
  );

/** Nobody gets more of them than there is room for, and each passes once. */
export function assetLimits(g: Cosmic, parties: readonly Player[], to: Player): { [limit: string]: number } {
  const out: { [limit: string]: number } = {};
  for (const from of parties)
    for (const { asset, trade } of tradable(g, from)) {
      out[roomFor(asset, to)] = trade.room(g, to);
      out[goodFor(asset)] = 1;
    }
  return out;
}

/** What was agreed is given, if it is still there to give. */
export function* handOver(g: Cosmic, which: number, from: Player, to: Player): Flow {
  for (const { asset, trade } of tradable(g, from)) if (asset.id === which) yield* trade.give(g, asset, to);
}
