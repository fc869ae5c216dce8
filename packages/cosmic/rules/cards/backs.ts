import { Z, type Back, type Cosmic, type CardNo, type ZoneNo } from '../state/state.ts';

/** Card backs: everybody can tell the cards of the reward deck from those of the cosmic deck, wherever they are. */
export function isReward(g: Cosmic, card: CardNo): boolean {
  const { rewards } = g.s;
  return rewards !== undefined && card >= rewards.first && card < rewards.end;
}

export const backOf = (g: Cosmic, card: CardNo): Back => (isReward(g, card) ? 'reward' : 'cosmic');

/** R26.3: the discard pile of the deck a card comes from. */
export const pileOf = (g: Cosmic, card: CardNo): ZoneNo =>
  g.s.rewards !== undefined && isReward(g, card) ? g.s.rewards.discard : Z.discard;

/** The deck a card comes from. */
export const deckOf = (g: Cosmic, card: CardNo): ZoneNo => (g.s.rewards !== undefined && isReward(g, card) ? g.s.rewards.deck : Z.deck);

/** Does it lie on the pile it belongs to? For effects on what has just been discarded, whatever its back (R34.3, faq-reward-deck-7, faq-fido-3, faq-filch-6, dominion-rewards-05). */
export const isDiscarded = (g: Cosmic, card: CardNo): boolean => g.s.cards.zone[card] === pileOf(g, card);

/** One card of each kind: those with the same face and back in the same place are alike. */
export function oneOfEachKind(g: Cosmic, cards: readonly CardNo[]): CardNo[] {
  const { face, cards: at } = g.s;
  const alike = (a: number, b: number): boolean => face[a] === face[b] && at.zone[a] === at.zone[b] && isReward(g, a) === isReward(g, b);
  return cards.filter((x, i) => cards.findIndex((y) => alike(x, y)) === i);
}

/** How many of these are reward cards. */
export function countRewards(g: Cosmic, cards: readonly CardNo[]): number {
  let n = 0;
  for (const card of cards) if (isReward(g, card)) n++;
  return n;
}
