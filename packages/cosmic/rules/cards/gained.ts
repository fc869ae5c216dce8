import type { Flow } from '@parley/kernel';
import type { Ctx } from '../powers/clauses.ts';
import type { GainEvent } from '../timing/windows.ts';
import { chooseCards } from '../words/words.ts';
import { discard } from './discard.ts';
import { stillHeld } from './held.ts';

/** The cards just received as compensation or rewards, without the one that is played to look at them. */
const gained = ({ g, ev, card }: Ctx<GainEvent>): number[] => stillHeld(g, ev.held).filter((x) => x !== card);

/** Has this player just received cards to look at? */
export const hasGained = (c: Ctx<GainEvent>): boolean => c.ev.who === c.me && gained(c).length > 0;

/** Somebody looks at cards just received as compensation or rewards and discards some of them. */
export function* discardGained(c: Ctx<GainEvent>, tag: string): Flow {
  const cards = gained(c);
  yield* discard(c.g, c.me, yield* chooseCards(c.g, c.me, cards, { tag, min: 1, max: cards.length }), 'effect');
}
