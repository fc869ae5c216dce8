import type { Plain } from '@parley/kernel';
import { zoneOfKind } from '../../board/assets.ts';
import type { Cosmic } from '../../state/state.ts';
import { partners } from '../../../content/hazards/alliance.ts';
import { turnsBackwards } from '../../../content/hazards/temporal-anomaly.ts';

/** What the table shows of hazards besides the cards: where they lie, who is bound to whom, and which way turns go. */
export const hazardsSeen = (g: Cosmic): Plain => ({
  deck: zoneOfKind(g, 'hazard-deck'),
  discard: zoneOfKind(g, 'hazard-discard'),
  inPlay: zoneOfKind(g, 'hazards'),
  partners: partners(g).map(({ a, b }) => [a, b]),
  backwards: turnsBackwards(g),
});
