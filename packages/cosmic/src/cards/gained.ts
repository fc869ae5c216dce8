import type { Flow } from '@parley/kernel';
import type { Cosmic, Player } from '../board/state.ts';
import type { GainEvent } from '../windows.ts';
import { chooseCards } from '../words.ts';
import { discard } from './discard.ts';

/** Somebody looks at cards just received as compensation or rewards and discards some of them. */
export function* discardGained(g: Cosmic, me: Player, ev: GainEvent, tag: string): Flow {
  const unwanted = yield* chooseCards(g, me, ev.cards, { tag, min: 1, max: ev.cards.length });
  ev.cards = ev.cards.filter((card) => !unwanted.includes(card));
  yield* discard(g, me, unwanted, 'effect');
}
