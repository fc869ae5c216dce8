import { emit, type Flow } from '@parley/kernel';
import { kickerOf, kickerSays } from '../cards/kickers.ts';
import { mainOn } from '../state/people.ts';
import { enc, SIDES, type Cosmic, type Outcome, type Player, type CardNo } from '../state/state.ts';
import { event } from '../timing/events.ts';
import { settleEncounter } from '../timing/signals.ts';

// Cards that decide an encounter by lying open do so only when everybody has had the chance to undo them.

/** A card has come to lie open beside others that do already. Somebody may undo it at once, before it does anything. */
export const revealedLate = event('card.revealed');

/** The same of a card in a slot, or a kicker: unless it is undone it ruins both sides if that is what it does. */
export function* turnedUp(g: Cosmic, by: Player, card: CardNo): Flow {
  yield* revealedLate(g, { by, card });
  const ruin = ruinOf(g);
  if (ruin !== null) settleEncounter(g, ruin);
}

/** R10.3, R26.6: what the cards that lie open mean for both sides, if that is their ruin: two morphs, or a kicker that destroys. */
export function ruinOf(g: Cosmic): Outcome | null {
  if (enc(g).slots.every(({ type }) => type === 'morph')) return { kind: 'both-lose', how: 'morphs' };
  for (const side of SIDES) {
    const by = mainOn(g, side);
    const kicker = kickerSays(g, by, 'destroys') ? kickerOf(g, by) : null;
    if (kicker === null) continue;
    emit(g, 'sides-destroyed', { who: by, card: g.s.face[kicker.card] });
    return { kind: 'both-lose', how: 'self-destruct' };
  }
  return null;
}
