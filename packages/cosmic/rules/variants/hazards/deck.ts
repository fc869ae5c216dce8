import { touch, emit, because, type Flow, settle, causeOf, disturb } from '@parley/kernel';
import { zoneOfKind } from '../../cards/asset-cards.ts';
import { cardsIn, moveCard, shuffleZone, zoneOf } from '../../cards/zones.ts';
import { type Cosmic, enc, type Encounter, type CardNo } from '../../state/state.ts';
import { event, type HazardEvent } from '../../timing/events.ts';
import { hazardOf, effectOf } from './define.ts';

const turnedUp = event('hazard.drawn');

/** The hazards in play. */
export const hazardsInPlay = (g: Cosmic): readonly number[] => cardsIn(g, zoneOfKind(g, 'hazards'));

/**
 * R25.1: at once after a destiny card with a hazard warning the offense draws a hazard, whatever becomes of
 * the destiny card. One an encounter at most.
 */
export function* hazardStep(g: Cosmic): Flow {
  const e = enc(g);
  if (!e.hazard || e.hazardCard !== undefined) return;
  const card = topHazard(g);
  if (card < 0) return;
  e.hazardCard = card;
  moveCard(g, card, zoneOfKind(g, 'hazards'));
  touch(g, 'encounter');
  emit(g, 'hazard-drawn', { who: e.offense, card: g.s.face[card] });
  const ev: HazardEvent = { card, stopped: false };
  if (!hazardOf(g, card).certain) yield* turnedUp(g, ev);
  if (ev.stopped) discardHazard(g, card);
  else yield* because(g, 'card', g.s.face[card], -1, enter(g, card));
}

/** A deck that has run out is made anew of what was discarded. -1: every hazard there is is in play. */
function topHazard(g: Cosmic): number {
  const deck = zoneOfKind(g, 'hazard-deck');
  const pile = cardsIn(g, zoneOfKind(g, 'hazard-discard'));
  if (cardsIn(g, deck).length === 0 && pile.length > 0) {
    for (const card of pile.slice()) moveCard(g, card, deck);
    shuffleZone(g, deck);
    emit(g, 'hazard-deck-reshuffled', {});
  }
  return cardsIn(g, deck).at(-1) ?? -1;
}

function* enter(g: Cosmic, card: CardNo): Flow {
  const { drawn, rival } = hazardOf(g, card);
  if (rival) for (const x of rivals(g, card)) discardHazard(g, x);
  startHazard(g, card);
  if (drawn) yield* drawn(g, card);
  yield* settle(g);
}

/** What a hazard does while it is in play begins. */
export function startHazard(g: Cosmic, card: CardNo): void {
  const { clauses = [], stays = false } = hazardOf(g, card);
  // The card is the reason for what it does, however it came there.
  const before = g.cause;
  g.cause = causeOf('card', g.s.face[card], -1, before);
  if (clauses.length > 0) effectOf(g, card).start(g, -1, { card }, stays ? 'game' : 'encounter');
  g.cause = before;
  disturb(g);
}

const rivals = (g: Cosmic, card: CardNo): number[] =>
  hazardsInPlay(g).filter((x) => hazardOf(g, x) !== hazardOf(g, card) && hazardOf(g, x).rival);

/** A hazard leaves play, with everything it did. */
export function discardHazard(g: Cosmic, card: CardNo): void {
  effectOf(g, card).end(g, (x) => x.card === card);
  moveCard(g, card, zoneOfKind(g, 'hazard-discard'));
  disturb(g);
  emit(g, 'hazard-discarded', { card: g.s.face[card] });
}

/** R25.3: at the end of an encounter its hazard is discarded, unless it says that it stays. */
export function endHazard(g: Cosmic, e: Encounter): void {
  const card = e.hazardCard ?? -1;
  if (card >= 0 && zoneOf(g, card) === zoneOfKind(g, 'hazards') && hazardOf(g, card).stays !== true) discardHazard(g, card);
}
