import { attachWords } from '@parley/kit/content';
import type { Asset, CardNo, Cosmic, Sheet, State } from '../state/state.ts';
import { assetContribution, faceContribution, hiddenContribution, powerContribution } from './contributions.ts';
import { faceById } from './registry.ts';
import { assetSource, cardOfAsset, cardSource, isPlayableZone, sheetSource } from './sources.ts';

/** Cards in hands, and where else they can be played from. */
export const cardTexts = attachWords<State, CardNo>({
  source: (_, card) => cardSource(card),
  does: (g, card) =>
    faceById(g.s.face[card]).clauses.length > 0 && isPlayableZone(g, g.s.cards.zone[card]) ? faceContribution(g, card) : null,
});

export const sheetTexts = attachWords<State, Sheet>({
  source: (_, { id }) => sheetSource(id),
  does: (_, { alien, hidden }) => (hidden ? hiddenContribution(alien) : powerContribution(alien)),
});

/** Assets lie face up, or facedown if their text says so, or either way. */
export const assetTexts = attachWords<State, Asset>({
  source: (_, { id }) => assetSource(id),
  does: (g, asset) => {
    const card = cardOfAsset(g, asset);
    if (card < 0) return null;
    const text = faceById(g.s.face[card]).asset;
    return asset.up || text?.covert || text?.twoSided ? assetContribution(g.s.face[card]) : null;
  },
});

/** Content that the state calls for: sheets in play, cards in hands, assets on the table. */
export function attachEverything(g: Cosmic): void {
  for (const sheet of g.s.sheets) if (sheet.owner >= 0) sheetTexts.attach(g, sheet);
  for (const asset of g.s.assets) assetTexts.attach(g, asset);
  g.s.cards.in.forEach((cards, zone) => {
    if (isPlayableZone(g, zone)) for (const card of cards) cardTexts.attach(g, card);
  });
}
