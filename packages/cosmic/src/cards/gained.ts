import type { Flow } from '@parley/kernel';
import type { Cosmic, Player } from '../board/state.ts';
import type { GainEvent } from '../windows.ts';
import { chooseCards } from '../words.ts';
import { discard } from './discard.ts';
import { stillHeld } from './held.ts';

/** Somebody looks at cards just received as compensation or rewards and discards some of them. */
export function* discardGained(g: Cosmic, me: Player, ev: GainEvent, tag: string): Flow {
  const cards = stillHeld(g, ev.held);
  yield* discard(g, me, yield* chooseCards(g, me, cards, { tag, min: 1, max: cards.length }), 'effect');
}
