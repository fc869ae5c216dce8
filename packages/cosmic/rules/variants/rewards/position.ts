import type { Cosmic } from '../../state/state.ts';
import { moveCard } from '../../cards/zones.ts';
import type { Position } from '../../options/options.ts';
import { findReward } from '../../setup/position.ts';

/** Arranges the reward deck and its pile as a position describes them. */
export function setRewards(g: Cosmic, position: Position): void {
  const { rewards } = g.s;
  if (!rewards) return;
  for (const face of position.rewardDiscard ?? []) moveCard(g, findReward(g, face, [rewards.deck]), rewards.discard);
  for (const face of [...(position.rewardDeck ?? [])].reverse()) moveCard(g, findReward(g, face, [rewards.deck]), rewards.deck);
}
