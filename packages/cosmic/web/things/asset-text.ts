import { placeText, type Lexicon } from '../../text/index.ts';
import type { AssetView } from '../../view/board.ts';
import { T } from '../text/index.ts';
import { SHELL } from '@parley/web/shell';
import { optionIds, faceIn } from '../../ids/index.ts';

/** What an asset is called, as far as one may know. */
export const assetName = (l: Lexicon, x: AssetView): string =>
  x.card === null ? T.things.facedown : (l.cards[faceIn(x.card)]?.name ?? T.things.kinds[x.kind] ?? '');

/** How it is with it, in a few words. */
export function assetState(l: Lexicon, x: AssetView): string {
  const kept = x.stored.n > 0 ? `, ${T.things.keeps({ n: x.stored.n })}` : '';
  return stateOf(l, x) + kept;
}

function stateOf(l: Lexicon, x: AssetView): string {
  switch (x.kind) {
    case 'tech':
      if (x.up) return x.ships > 0 ? `${T.things.completed}, ${T.things.researchedUnseen({ n: x.ships })}` : T.things.completed;
      return x.card === null ? T.things.researchedUnseen({ n: x.ships }) : researched(x.ships, l.cards[faceIn(x.card)]?.value ?? 0);
    case 'station':
      if (x.place === '') return T.things.unplaced;
      return x.up ? T.things.lit({ place: placeText(l, x.place) }) : T.things.dark({ place: placeText(l, x.place) });
    case 'marker': {
      if (x.place === '') return T.things.unplaced;
      const place = SHELL.capital(placeText(l, x.place));
      return x.up ? T.things.ready({ place }) : T.things.spent({ place });
    }
  }
}

const researched = (n: number, need: number): string => (need === 0 ? T.things.researchedNone({ n }) : T.things.researched({ n, need }));

/** In one line, for those who cannot see it. */
export const assetLabel = (l: Lexicon, x: AssetView): string => `${assetName(l, x)}, ${assetState(l, x)}`;

/** A dial in words: 'defense:2', 'offense:aid', 'both', 'decline'; null while it is hidden. */
export function dialText(set: string | null, setting: boolean): string {
  if (set === null) return setting ? T.dials.setting : T.dials.set;
  const said = optionIds.read(set);
  if (said.kind === 'dial') {
    const name = T.roleOnMap[said.side] ?? said.side;
    return said.ships === undefined ? T.dials.aid({ side: name }) : T.dials.ships({ side: name, n: said.ships });
  }
  return set === 'both' ? T.dials.both : T.dials.out;
}
