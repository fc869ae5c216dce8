import { emit, touch, type Flow } from '@parley/kernel';
import { pileOf } from '../cards/backs.ts';
import { makeZone, moveCard } from '../cards/zones.ts';
import { faceById } from '../registry/registry.ts';
import { attachAsset, cardOfAsset, detachAsset } from '../powers/attach.ts';
import { personOf, touchAsset } from './people.ts';
import { newHold } from './places.ts';
import { groupsAt, returnShips } from './ships.ts';
import type { Asset, Colour, Cosmic, Player, ShipGroup, Zone } from '../state/state.ts';
import { nameOf } from '../../ids/index.ts';

export { cardOfAsset } from '../powers/attach.ts';

/** Where cards of each kind of asset go when they leave the table. */
const PILES: { readonly [K in Asset['kind']]: Zone['kind'] } = { tech: 'tech-discard', station: 'removed', marker: 'removed' };

/** The zone of a kind of which there is one; it is made when the game is set up. */
export const zoneOfKind = (g: Cosmic, kind: Zone['kind']): number => g.s.zones.findIndex((z) => z.kind === kind);

/** A card comes to lie on the table in front of a colour. */
export function newAsset(g: Cosmic, kind: Asset['kind'], card: number, colour: Colour, up: boolean): Asset {
  const asset = g.s.assets.find((x) => x.kind === kind && isFree(g, x)) ?? blankAsset(g, kind);
  asset.colour = colour;
  asset.up = up;
  asset.notes = {};
  moveCard(g, card, asset.zone);
  attachAsset(g, asset);
  touchAsset(g, asset);
  return asset;
}

function blankAsset(g: Cosmic, kind: Asset['kind']): Asset {
  const id = g.s.assets.length;
  const zone = makeZone(g, { kind: 'asset', sheet: -1, name: '', asset: id });
  const asset: Asset = { id, kind, colour: -1, up: false, zone, store: -1, hold: -1, notes: {} };
  g.s.assets.push(asset);
  touch(g, 'people');
  return asset;
}

const isFree = (g: Cosmic, x: Asset): boolean => cardOfAsset(g, x) < 0 && x.colour < 0;

export const ownerOfAsset = (g: Cosmic, asset: Asset): Player => personOf(g, asset.colour);
export const faceOfAsset = (g: Cosmic, asset: Asset): string => g.s.face[cardOfAsset(g, asset)];
/** The assets on the table that belong to a player. */
export const assetsOf = (g: Cosmic, p: Player): Asset[] => g.s.assets.filter((x) => cardOfAsset(g, x) >= 0 && ownerOfAsset(g, x) === p);

/** Turns an asset face up, for all to see, or facedown. What it says may work on one side only. */
export function turn(g: Cosmic, asset: Asset, up: boolean): void {
  if (asset.up === up) return;
  detachAsset(g, asset);
  asset.up = up;
  attachAsset(g, asset);
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
export function holdOf(g: Cosmic, asset: Asset): number {
  if (asset.hold < 0) {
    asset.hold = newHold(g, nameOf.asset({ sort: asset.kind, asset: asset.id }));
    touch(g, `asset:${asset.id}`);
  }
  return asset.hold;
}

/** The ships of its owner that stand on an asset. */
export const shipsOnAsset = (g: Cosmic, asset: Asset): ShipGroup[] =>
  asset.hold < 0 ? [] : groupsAt(g, ownerOfAsset(g, asset), asset.hold);

/** Where cards are kept under an asset. */
export function storeOf(g: Cosmic, asset: Asset): number {
  if (asset.store < 0) {
    asset.store = makeZone(g, { kind: 'store', sheet: -1, name: '', asset: asset.id });
    touchAsset(g, asset);
  }
  return asset.store;
}

/** An asset is used up or destroyed: its card goes face up to the pile. Ships and cards on it are still there. */
export function retire(g: Cosmic, asset: Asset): void {
  const card = cardOfAsset(g, asset);
  if (card < 0) return;
  detachAsset(g, asset);
  faceById(g.s.face[card]).asset?.leaves?.(g, asset);
  asset.up = true;
  asset.notes = {};
  moveCard(g, card, zoneOfKind(g, PILES[asset.kind]));
  touchAsset(g, asset);
  emit(g, 'asset-discarded', { who: ownerOfAsset(g, asset), card: g.s.face[card] });
}

/** What was on an asset that has left the table goes where it belongs: ships home, cards to the discard pile. */
export function* release(g: Cosmic, asset: Asset): Flow {
  if (cardOfAsset(g, asset) >= 0 || asset.colour < 0) return;
  if (asset.store >= 0) for (const card of g.s.cards.in[asset.store].slice()) moveCard(g, card, pileOf(g, card));
  yield* returnShips(g, ownerOfAsset(g, asset), shipsOnAsset(g, asset), 'rule:R24.4');
  asset.colour = -1;
  touchAsset(g, asset);
}

/** A planet has left the game, and what is attached to it goes with it (R27.4). */
export function destroyAt(g: Cosmic, planet: number): void {
  for (const x of g.s.assets) {
    if (x.planet !== planet || x.colour < 0) continue;
    retire(g, x);
    x.colour = -1;
    touchAsset(g, x);
  }
}

/** An effect takes an asset off the table. */
export function* destroyAsset(g: Cosmic, asset: Asset): Flow {
  retire(g, asset);
  yield* release(g, asset);
}
