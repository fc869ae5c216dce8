import { touch, emit } from '@parley/kernel';
import { deckOf } from '../cards/backs.ts';
import { moveCard, returnCard } from '../cards/zones.ts';
import { mainOn, isMain } from '../state/people.ts';
import { type Slot, enc, DEFENSE, OFFENSE, SIDES, SLOT_ZONES, type Cosmic, type Side, type Player, type CardNo } from '../state/state.ts';

export const emptySlot = (): Slot => ({ card: -1, by: -1, up: false, type: 'none', value: 0, said: null, revealed: null });

/** The main players exchange their encounter cards: each has in front what the other had, open or not. */
export function switchCards(g: Cosmic): void {
  const e = enc(g);
  e.slots = [e.slots[DEFENSE], e.slots[OFFENSE]];
  for (const side of SIDES) if (e.slots[side].card >= 0) moveCard(g, e.slots[side].card, SLOT_ZONES[side]);
  touch(g, 'encounter');
  emit(g, 'cards-switched', { a: e.offense, b: e.defense });
}

/** Puts a card into a slot, facedown. */
export function putInSlot(g: Cosmic, side: Side, card: CardNo, by: Player): void {
  moveCard(g, card, SLOT_ZONES[side]);
  setSlot(g, side, card, by);
}

/** A slot is empty: its card has gone elsewhere, or is about to. */
export const clearSlot = (g: Cosmic, side: Side): void => setSlot(g, side, -1, -1);

function setSlot(g: Cosmic, side: Side, card: CardNo, by: Player): void {
  const slot = enc(g).slots[side];
  slot.card = card;
  slot.by = by;
  slot.up = false;
  slot.type = 'none';
  slot.value = 0;
  slot.said = null;
  touch(g, 'encounter');
}

/** A card that counted as what its owner said goes under the deck unseen. It is not discarded (faq-filch-4). */
export function bury(g: Cosmic, side: Side): void {
  const slot = enc(g).slots[side];
  if (slot.said === null || slot.card < 0) return;
  moveCard(g, slot.card, deckOf(g, slot.card), 'bottom'); // faq-gambler-3
  slot.card = -1;
  slot.said = null;
  touch(g, 'encounter');
  emit(g, 'card-buried', { who: mainOn(g, side) });
}

/** The card in a slot returns to where it was played from: that of an ally to that ally. */
export function takeBack(g: Cosmic, side: Side): void {
  const slot = enc(g).slots[side];
  const by = enc(g).played.findLast((x) => x.card === slot.card)?.by ?? -1;
  returnCard(g, by < 0 || isMain(g, by) ? mainOn(g, side) : by, slot.card);
  slot.card = -1;
  slot.up = false;
  slot.type = 'none';
  slot.said = null;
  touch(g, 'encounter');
}
