import { zoneOfKind } from '../../board/assets.ts';
import type { Cosmic } from '../../state/state.ts';
import { moveCard } from '../../cards/zones.ts';
import type { Position } from '../../options/options.ts';
import { find } from '../../setup/position.ts';
import { startHazard } from './deck.ts';
import { faceId } from './define.ts';

/** Arranges hazards as a position describes them. */
export function setHazards(g: Cosmic, position: Position): void {
  const deck = zoneOfKind(g, 'hazard-deck');
  for (const id of position.hazards ?? []) {
    const card = find(g, faceId(id), [deck]);
    moveCard(g, card, zoneOfKind(g, 'hazards'));
    startHazard(g, card);
  }
  for (const id of [...(position.hazardDeck ?? [])].reverse()) moveCard(g, find(g, faceId(id), [deck]), deck);
}
