import { emit, ask, numberFrom, type Flow } from '@parley/kernel';
import type { Cosmic, Player, CardNo } from '../state/state.ts';
import { drawCards } from './discard.ts';
import { cardsIn, countBesidePile, completePile, moveCard, shuffleZone } from './zones.ts';

/** Reward cards that could be drawn now, from the deck and from the pile it would be made anew of (R26.4). */
export function rewardsLeft(g: Cosmic): number {
  const { rewards } = g.s;
  if (rewards === undefined || g.s.options.commonRewards) return 0;
  return cardsIn(g, rewards.deck).length + cardsIn(g, rewards.discard).length + countBesidePile(g, 'reward');
}

/** R26.4: an empty reward deck is made anew from its own pile. It never causes a quake (R16.8). */
function topReward(g: Cosmic, deck: number, pile: number): number {
  if (cardsIn(g, deck).length === 0) {
    completePile(g, 'reward');
    const cards = cardsIn(g, pile).slice();
    for (const card of cards) moveCard(g, card, deck); // dominion-rewards-07
    shuffleZone(g, deck); // incursion-rewards-05
    emit(g, 'reward-deck-reshuffled', { n: cards.length });
  }
  return cardsIn(g, deck)[cardsIn(g, deck).length - 1];
}

/** Draws from the reward deck into the hand, or another zone of this player, as far as there are cards. */
export function drawRewards(g: Cosmic, p: Player, n: number, zone = g.s.handOf[p]): CardNo[] {
  const { rewards } = g.s;
  const drawn: number[] = [];
  if (rewards === undefined) return drawn;
  for (let left = Math.min(n, rewardsLeft(g)); left > 0; left--) {
    const card = topReward(g, rewards.deck, rewards.discard);
    moveCard(g, card, zone);
    drawn.push(card);
  }
  const cards = drawn.map((c) => g.s.face[c]);
  if (cards.length > 0) emit(g, 'rewards-drawn', { who: p, n: cards.length }, { to: [p], data: { cards } });
  return drawn;
}

/** How many of `n` cards somebody draws from the reward deck: said before any of them is seen. */
export function* declareRewards(g: Cosmic, p: Player, n: number, from: string, reserved = 0): Flow<number> {
  const max = g.s.rewards === undefined ? 0 : Math.min(n, rewardsLeft(g) - reserved);
  if (max <= 0) return 0; // dominion-rewards-08, incursion-rewards-06
  return yield* ask(numberFrom(p, 'rewards.deck', from, 0, max, { n })); // faq-reward-deck-4, dominion-rewards-03, incursion-rewards-02, faq-ghoul-4, faq-lunatic-1
}

/** Draws from both decks, as declared. */
export function* drawBoth(g: Cosmic, p: Player, cosmic: number, rewards: number): Flow<number[]> {
  const drawn = yield* drawCards(g, p, cosmic);
  return rewards > 0 ? [...drawn, ...drawRewards(g, p, rewards)] : drawn;
}
