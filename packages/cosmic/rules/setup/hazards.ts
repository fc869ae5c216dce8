import { zoneOfKind } from '../cards/asset-cards.ts';
import { copiesOf, makeCards, makeZone, moveCard, shuffleZone } from '../cards/zones.ts';
import type { Position } from '../options/position.ts';
import type { Cosmic } from '../state/state.ts';
import { startHazard } from '../variants/hazards/deck.ts';
import { allHazards, faceId } from '../variants/hazards/define.ts';
import { find } from './pieces.ts';

/** R25: the deck, its discard pile, and where hazards lie that are in play. */
export function makeHazardDeck(g: Cosmic): void {
  const deck = makeZone(g, { kind: 'hazard-deck', sheet: -1, name: '' });
  makeZone(g, { kind: 'hazard-discard', sheet: -1, name: '' });
  makeZone(g, { kind: 'hazards', sheet: -1, name: '' });
  makeCards(
    g,
    copiesOf(
      allHazards().map(({ id, count }) => [faceId(id), count]),
      deck,
    ),
  );
  shuffleZone(g, deck);
}

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
