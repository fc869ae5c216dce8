import type { Lexicon } from '../../text/index.ts';
import { faceIn } from '../../ids/index.ts';

const ORDER = ['attack', 'intimidate', 'negotiate', 'retreat', 'morph', 'kicker', 'flare', 'artifact', 'rift', 'reinforcement'];

/** Cards sorted by what they are: attacks by value, then the others by type and name. */
export function cardRank(l: Lexicon, x: string, y: string): number {
  const rank = (key: string): number => {
    const card = l.cards[faceIn(key)];
    return ORDER.indexOf(card?.type ?? '') * 1000 + (card?.value ?? 0);
  };
  return rank(x) - rank(y) || faceIn(x).localeCompare(faceIn(y));
}
