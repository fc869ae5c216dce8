import { copiesOf, makeCards, makeZone, moveCard, shuffleZone } from '../cards/zones.ts';
import type { Position } from '../options/position.ts';
import { deckCalled } from '../registry/registry.ts';
import { Z, type Cosmic } from '../state/state.ts';
import { findReward } from './pieces.ts';

/** R26.1, R26.5: the reward cards, in a deck of their own or among those of the cosmic deck, which is not shuffled yet. */
export function makeRewardDeck(g: Cosmic): void {
  const common = g.s.options.commonRewards;
  const deck = common ? Z.deck : makeZone(g, { kind: 'reward-deck', sheet: -1, name: '' });
  const discard = common ? Z.discard : makeZone(g, { kind: 'reward-discard', sheet: -1, name: '' });
  const first = g.s.face.length;
  makeCards(g, copiesOf(deckCalled(`rewards.${g.s.options.rewards}`), deck));
  const front = makeZone(g, { kind: 'front', sheet: -1, name: '' });
  g.s.rewards = { first, end: g.s.face.length, deck, discard, front };
  if (!common) {
    shuffleZone(g, deck); // dominion-rewards-01, incursion-rewards-01
  }
}
/** Arranges the reward deck and its pile as a position describes them. */
export function setRewards(g: Cosmic, position: Position): void {
  const { rewards } = g.s;
  if (!rewards) return;
  for (const face of position.rewardDiscard ?? []) moveCard(g, findReward(g, face, [rewards.deck]), rewards.discard);
  for (const face of [...(position.rewardDeck ?? [])].reverse()) moveCard(g, findReward(g, face, [rewards.deck]), rewards.deck);
}
