import { attach, detach, type Contribution } from '@parley/kernel';
import type { Cosmic, Sheet, State, Asset, CardNo } from '../state/state.ts';
import { faceContribution, hiddenContribution, powerContribution, assetContribution } from './contributions.ts';
import { faceById } from './registry.ts';
import { cardSource, sheetSource, cardOfAsset, assetSource, isPlayableZone } from './sources.ts';

export function attachCard(g: Cosmic, card: CardNo): void {
  attach(g, cardSource(card), faceContribution(g, card));
}
export function detachCard(g: Cosmic, card: CardNo): void {
  detach(g, cardSource(card).key, faceContribution(g, card));
}
export function attachSheet(g: Cosmic, sheet: Sheet): void {
  attach(g, sheetSource(sheet.id), contributionOf(sheet));
}
export function detachSheet(g: Cosmic, sheet: Sheet): void {
  detach(g, sheetSource(sheet.id).key, contributionOf(sheet));
}
const contributionOf = (sheet: Sheet): Contribution<State> =>
  sheet.hidden ? hiddenContribution(sheet.alien) : powerContribution(sheet.alien);

/** The text of an asset that works now, or null: face up, or facedown if it says so, or either way. */
function workingFace(g: Cosmic, asset: Asset): string | null {
  const card = cardOfAsset(g, asset);
  if (card < 0) return null;
  const text = faceById(g.s.face[card]).asset;
  return asset.up || text?.covert || text?.twoSided ? g.s.face[card] : null;
}
export function attachAsset(g: Cosmic, asset: Asset): void {
  const face = workingFace(g, asset);
  if (face !== null) attach(g, assetSource(asset.id), assetContribution(face));
}
export function detachAsset(g: Cosmic, asset: Asset): void {
  const face = workingFace(g, asset);
  if (face !== null) detach(g, assetSource(asset.id).key, assetContribution(face));
}

/** Content that the state calls for: sheets in play, cards in hands, assets on the table. */
export function attachEverything(g: Cosmic): void {
  for (const sheet of g.s.sheets) if (sheet.owner >= 0) attachSheet(g, sheet);
  for (const asset of g.s.assets) attachAsset(g, asset);
  g.s.zones.forEach((_, zone) => {
    if (!isPlayableZone(g, zone)) return;
    for (const card of g.s.cards.in[zone]) if (faceById(g.s.face[card]).clauses.length > 0) attachCard(g, card);
  });
}
