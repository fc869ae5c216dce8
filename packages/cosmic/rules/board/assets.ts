import { emit, touch } from '@parley/kernel';
import { nameOf } from '../../ids/places.ts';
import { assetTexts } from '../registry/attach.ts';
import { cardOfAsset } from '../registry/sources.ts';
import { personOf, touchAsset } from '../state/people.ts';
import type { Cosmic, Asset, Player, Colour, ShipGroup, PlaceNo } from '../state/state.ts';
import { groupsAt } from './groups.ts';
import { newHold } from './places.ts';

/** Whose it is. */
export const ownerOfAsset = (g: Cosmic, asset: Asset): Player => personOf(g, asset.colour);
export const faceOfAsset = (g: Cosmic, asset: Asset): string => g.s.face[cardOfAsset(g, asset)];
/** The assets on the table that belong to a player. */
export const assetsOf = (g: Cosmic, p: Player): Asset[] => g.s.assets.filter((x) => cardOfAsset(g, x) >= 0 && ownerOfAsset(g, x) === p);

/** Turns an asset face up, for all to see, or facedown. What it says may work on one side only. */
export function turn(g: Cosmic, asset: Asset, up: boolean): void {
  if (asset.up === up) return;
  assetTexts.changing(g, asset, () => (asset.up = up));
  touchAsset(g, asset);
}
export const turnUp = (g: Cosmic, asset: Asset): void => turn(g, asset, true);

/** An asset passes to another colour. */
export function giveAsset(g: Cosmic, asset: Asset, to: Colour): void {
  asset.colour = to;
  touchAsset(g, asset);
  // What lies facedown stays unknown.
  if (asset.up || asset.kind !== 'tech') emit(g, 'asset-given', { card: faceOfAsset(g, asset), to: personOf(g, to) });
}

/** Where ships stand that are on an asset. */
export function holdOf(g: Cosmic, asset: Asset): PlaceNo {
  if (asset.hold < 0) {
    asset.hold = newHold(g, nameOf.asset({ sort: asset.kind, asset: asset.id }));
    touch(g, `asset:${asset.id}`);
  }
  return asset.hold;
}

/** The ships of its owner that stand on an asset. */
export const shipsOnAsset = (g: Cosmic, asset: Asset): ShipGroup[] =>
  asset.hold < 0 ? [] : groupsAt(g, ownerOfAsset(g, asset), asset.hold);
