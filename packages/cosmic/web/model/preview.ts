import type { Lexicon } from '../../text/index.ts';
import type { Decision } from '@parley/kernel';
import { DEFENSE, OFFENSE, type Board, type Side } from '../../view/board.ts';
import { knownCards, leading, mainOn, sideOf, type Leading } from './queries.ts';
import { optionOf, faceIn } from '../../ids/index.ts';

/** What choosing an option would add to a side, where that can be told from what is printed. */
export interface Change {
  readonly side: Side;
  readonly n: number;
}

export function changeBy(b: Board, l: Lexicon, d: Decision, option: string, viewer: number | null): Change | null {
  const said = optionOf(d, option);
  if (d.shows?.role === 'strengthen' && typeof d.data?.value === 'number')
    return said.kind === 'side' ? { side: said.side === 'offense' ? OFFENSE : DEFENSE, n: d.data.value } : null;
  if (said.kind !== 'clause' || said.on !== 'card' || viewer === null) return null;
  const key = knownCards(b).get(said.n);
  const face = key === undefined ? undefined : l.cards[faceIn(key)];
  const side = sideOf(b, viewer);
  return face?.type === 'reinforcement' && side !== null ? { side, n: face.value } : null;
}

/** How it would stand then. */
export function leadingAfter(b: Board, change: Change): Leading | null {
  return b.encounter ? leading(b.encounter, change.side === OFFENSE ? [change.n, 0] : [0, change.n]) : null;
}

/** The main player who would win. */
export const leader = (b: Board, l: Leading): number => (b.encounter ? mainOn(b.encounter, l.side) : -1);
