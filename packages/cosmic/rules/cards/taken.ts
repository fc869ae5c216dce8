import { because, type Flow } from '@parley/kernel';
import type { Cosmic, Taken } from '../state/state.ts';
import { faceOf, holderOfHand, zoneOf } from './zones.ts';

/** R26.8: once the effect that took them is over, cards that have not left whoever took them have been kept. */
export function* takenLaw(g: Cosmic): Flow<boolean> {
  const due = g.s.taken?.filter((x) => x.waits === 0) ?? [];
  if (due.length === 0) return false;
  g.s.taken = g.s.taken?.filter((x) => x.waits > 0);
  // What comes of the first may lead to a quake, and a card that is dealt to the taker again has not been kept (R16.5).
  const { quakes } = g.s;
  for (const x of due) if (quakes === g.s.quakes && isKept(g, x)) yield* because(g, 'card', g.s.face[x.card], x.by, strike(g, x));
  return true;
}

/** Cards that have moved on are no longer among them; a hand as a whole may have changed hands. */
const isKept = (g: Cosmic, { card, by }: Taken): boolean => holderOfHand(g, zoneOf(g, card)) === by;

function* strike(g: Cosmic, { card, by }: Taken): Flow {
  yield* faceOf(g, card).taken?.(g, by, card) ?? [];
}
