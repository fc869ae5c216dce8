import { attachWords } from '@parley/kit/content';
import type { Asset, CardNo, Sheet, State } from '../state/state.ts';
import { assetContribution, faceContribution, hiddenContribution, powerContribution } from './contributions.ts';
import { faceById } from './registry.ts';
import { assetSource, cardOfAsset, cardSource, isPlayableZone, sheetSource } from './sources.ts';

/** Cards in hands, and where else they can be played from. */
export const cardTexts = attachWords<State, CardNo>({
  source: (_, card) => cardSource(card),
  does: (g, card) => (isPlayableZone(g, g.s.cards.zone[card]) ? faceContribution(g, card) : null),
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
