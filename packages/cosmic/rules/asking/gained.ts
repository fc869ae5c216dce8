import type { Flow } from '@parley/kernel';
import { discard } from '../cards/discard.ts';
import { stillHeld } from '../cards/held.ts';
import type { Ctx } from '../registry/clauses.ts';
import type { GainEvent } from '../timing/events.ts';
import { chooseCards } from './ask.ts';

/** The cards just received as compensation or rewards, without the one that is played to look at them. */
const gained = ({ g, ev, card }: Ctx<GainEvent>): number[] => stillHeld(g, ev.held).filter((x) => x !== card);

/** Has this player just received cards to look at? */
export const hasGained = (c: Ctx<GainEvent>): boolean => c.ev.who === c.me && gained(c).length > 0;

/** Somebody looks at cards just received as compensation or rewards and discards some of them. */
export function* discardGained(c: Ctx<GainEvent>, tag: string): Flow {
  const cards = gained(c);
  yield* discard(c.g, c.me, yield* chooseCards(c.g, c.me, cards, { tag, min: 1, max: cards.length }), 'effect');
}
