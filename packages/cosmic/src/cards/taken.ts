import { because, type Flow } from '@parley/kernel';
import type { Cosmic, Taken } from '../board/state.ts';
import { faceOf, holderOfHand, zoneOf } from './zones.ts';

/** R26.8: once the effect that took them is over, cards that are still with whoever took them have been kept. */
export function* takenLaw(g: Cosmic): Flow<boolean> {
  const { taken } = g.s;
  if (taken === undefined || taken.length === 0) return false;
  g.s.taken = [];
  for (const x of taken) if (isKept(g, x)) yield* because(g, 'card', g.s.face[x.card], x.by, strike(g, x));
  return true;
}

const isKept = (g: Cosmic, { card, by }: Taken): boolean => holderOfHand(g, zoneOf(g, card)) === by;

function* strike(g: Cosmic, { card, by }: Taken): Flow {
  yield* faceOf(g, card).taken?.(g, by, card) ?? [];
}
