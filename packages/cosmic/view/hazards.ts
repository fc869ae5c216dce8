import { zoneOfKind } from '../rules/cards/asset-cards.ts';
import type { Player, Cosmic } from '../rules/state/state.ts';
import { partners, turnsBackwards } from '../rules/variants/hazards/lasting.ts';

export type HazardsSeen = {
  /** Zones of cards. */
  readonly deck: number;
  readonly discard: number;
  readonly inPlay: number;
  /** People whom a hazard has bound to each other. */
  readonly partners: readonly (readonly [Player, Player])[];
  /** Do turns go the other way round? */
  readonly backwards: boolean;
};

/** What the table shows of hazards besides the cards: where they lie, who is bound to whom, and which way turns go. */
export const hazardsSeen = (g: Cosmic): HazardsSeen => ({
  deck: zoneOfKind(g, 'hazard-deck'),
  discard: zoneOfKind(g, 'hazard-discard'),
  inPlay: zoneOfKind(g, 'hazards'),
  partners: partners(g).map(({ a, b }) => [a, b] as const),
  backwards: turnsBackwards(g),
});
