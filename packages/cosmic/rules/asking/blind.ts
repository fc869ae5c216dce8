import { ask, numberFrom, type Flow } from '@parley/kernel';
import { countRewards, isReward } from '../cards/backs.ts';
import { atRandom } from '../cards/zones.ts';
import type { Cosmic, Player, CardNo } from '../state/state.ts';
import { event, type RandomDiscardEvent } from '../timing/events.ts';
import { chooseCards } from './ask.ts';

/**
 * Picks `n` of somebody's cards without seeing their faces. Their backs are seen: where both kinds are among them, whoever picks says
 * how many of each it shall be (R26.10).
 */
export function* pickBlindly(g: Cosmic, picker: Player, cards: readonly CardNo[], n: number): Flow<number[]> {
  const rewards = g.s.rewards === undefined ? 0 : countRewards(g, cards);
  const others = cards.length - rewards; // dominion-rewards-10
  if (rewards === 0 || others === 0 || n >= cards.length || n <= 0) return atRandom(g, cards, n);
  const special = yield* ask(
    numberFrom(picker, 'random.backs', 'rule:R26.10', Math.max(0, n - others), Math.min(n, rewards), { n, rewards, others }),
  );
  // dominion-rewards-10, faq-reward-deck-8, faq-general-45
  return [
    ...atRandom(
      g,
      cards.filter((c) => isReward(g, c)),
      special,
    ),
    ...atRandom(
      g,
      cards.filter((c) => !isReward(g, c)),
      n - special,
    ),
  ];
}

const leavingToChance = event('cards.random');

/**
 * Which of its cards a player has to discard at random, unless an effect lets somebody choose them. `picker`: who picks them by their
 * backs; -1: chance alone.
 */
export function* pickToDiscard(g: Cosmic, picker: Player, by: Player, cards: readonly CardNo[], n: number): Flow<number[]> {
  const ev: RandomDiscardEvent = { by, n, chooser: -1 };
  if (n > 0 && n < cards.length) yield* leavingToChance(g, ev);
  if (ev.chooser < 0) return picker < 0 ? atRandom(g, cards, n) : yield* pickBlindly(g, picker, cards, n);
  return yield* chooseCards(g, ev.chooser, cards, { tag: 'discard.choose', min: n, max: n, data: { n } });
}
