import { touch, emit } from '@parley/kernel';
import { ownerOfAsset } from '../board/assets.ts';
import { assetTexts } from '../registry/attach.ts';
import { faceById } from '../registry/registry.ts';
import { cardOfAsset } from '../registry/sources.ts';
import { touchAsset } from '../state/people.ts';
import type { Asset, Zone, Cosmic, Colour, CardNo, PlaceNo, ZoneNo } from '../state/state.ts';
import { moveCard, makeZone } from './zones.ts';

/** Where cards of each kind of asset go when they leave the table. */
const PILES: { readonly [K in Asset['kind']]: Zone['kind'] } = { tech: 'tech-discard', station: 'removed', marker: 'removed' };

/** The zone of a kind of which there is one; it is made when the game is set up. */
export const zoneOfKind = (g: Cosmic, kind: Zone['kind']): ZoneNo => g.s.zones.findIndex((z) => z.kind === kind);

/** A card comes to lie on the table in front of a colour. */
export function newAsset(g: Cosmic, kind: Asset['kind'], card: CardNo, colour: Colour, up: boolean): Asset {
  const asset = g.s.assets.find((x) => x.kind === kind && isFree(g, x)) ?? blankAsset(g, kind);
  asset.colour = colour;
  asset.up = up;
  asset.notes = {};
  moveCard(g, card, asset.zone);
  assetTexts.attach(g, asset);
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

/** Where cards are kept under an asset. */
export function storeOf(g: Cosmic, asset: Asset): ZoneNo {
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
  assetTexts.detach(g, asset);
  faceById(g.s.face[card]).asset?.leaves?.(g, asset);
  asset.up = true;
  asset.notes = {};
  moveCard(g, card, zoneOfKind(g, PILES[asset.kind]));
  touchAsset(g, asset);
  emit(g, 'asset-discarded', { who: ownerOfAsset(g, asset), card: g.s.face[card] });
}

/** A planet has left the game, and what is attached to it goes with it (R27.4). */
export function destroyAt(g: Cosmic, planet: PlaceNo): void {
  for (const x of g.s.assets) {
    if (x.planet !== planet || x.colour < 0) continue;
    retire(g, x);
    x.colour = -1;
    touchAsset(g, x);
  }
}
