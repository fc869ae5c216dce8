import { type Flow, touch, emit } from '@parley/kernel';
import { speak, begin, speakAs, textOn } from '../cards/shown.ts';
import { faceOf } from '../cards/zones.ts';
import { slotType, type Face } from '../registry/face.ts';
import { decideOutcome } from '../resolution/outcome.ts';
import { mainOn } from '../state/people.ts';
import { enc, SIDES, type Cosmic, type Side, type Slot, other, OFFENSE, type CardNo } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { settleEncounter } from '../timing/signals.ts';
import { at, atStepOf } from '../timing/windows.ts';
import { setCard, revealedValue } from './card-value.ts';
import { turnUpKickers, kick } from './kicking.ts';
import { ruinOf } from './turned-up.ts';

const start = at('reveal.start');
const flipping = at('reveal.flip');
const keepingDown = atStepOf('reveal.flip');
/** Whoever can undo a card that was just turned up does it here, before it has done anything. */
const first = at('reveal.first');
/** What comes of cards lying open, whatever they decide. */
const opened = at('reveal.open');
const early = at('reveal.early');
const transforming = at('reveal.transform');
const revealed = at('reveal.revealed');
/** R10.7: whoever has passed may answer what others add afterwards; it is over when all pass in a row. */
const reinforcing = at('reveal.reinforce');
const decided = at('reveal.outcome');
const WAITS = queryOf('reveal.waits');

/** R10: cards are turned over and change themselves, then effects, reinforcements, and the outcome stands. */
export function* reveal(g: Cosmic): Flow {
  const e = enc(g);
  for (const slot of e.slots) slot.revealed = null;
  yield* start(g);
  for (const side of SIDES) if (!waits(g, side)) flip(g, side);
  turnUpKickers(g); // faq-kickers-1
  yield* flipping(g);
  for (const side of SIDES) flip(g, side);
  changeThemselves(g); // faq-general-28, dominion-kicker-07
  for (const side of SIDES) noteRevealed(g, side); // faq-general-30
  speak(g);
  kick(g);
  yield* first(g);
  const ruin = ruinOf(g);
  yield* opened(g);
  if (ruin !== null) settleEncounter(g, ruin); // incursion-morph-02, dominion-other-04
  yield* early(g);
  yield* transforming(g);
  yield* revealed(g);
  yield* reinforcing(g);
  decideOutcome(g);
  yield* decided(g);
}

const waits = (g: Cosmic, side: Side): boolean => WAITS.ask(g, false, { who: mainOn(g, side) });

/** An effect has one card turned over before its time. Whoever turns over late may still keep it down, as at the reveal. */
export function* turnUp(g: Cosmic, side: Side): Flow {
  if (waits(g, side)) {
    yield* keepingDown(g, mainOn(g, side)); // faq-oracle-1, faq-gambler-2
  }
  flip(g, side);
}

/** A card stays facedown for good and counts as what its owner says it is. */
export function claim(g: Cosmic, side: Side, face: Face): void {
  const slot = enc(g).slots[side];
  slot.said = face.id;
  slot.type = slotType(face);
  slot.value = face.value;
  touch(g, 'encounter');
  emit(g, 'card-claimed', { who: mainOn(g, side), card: face.id });
  if (face.shown) begin(g, side, face.shown);
  transpose(g, side, face);
}

/** Writes down what was revealed on a side. */
export function noteRevealed(g: Cosmic, side: Side): void {
  const slot = enc(g).slots[side];
  const { type, value, card, up } = slot;
  slot.revealed = { type, value, cards: up && card >= 0 ? [card] : [] };
}

/** For how the encounter goes it is as if the card had been revealed as what it counts as now. */
export function countAsRevealed(g: Cosmic, side: Side): void {
  const slot = enc(g).slots[side];
  slot.revealed = { type: slot.type, value: slot.value, cards: slot.revealed?.cards ?? [] };
}

/** The main player of a side has revealed a further card. What the first one counts as is the business of whoever allows that. */
export function alsoRevealed(g: Cosmic, side: Side, card: CardNo): void {
  const slot = enc(g).slots[side];
  if (slot.revealed) slot.revealed = { ...slot.revealed, cards: [...slot.revealed.cards, card] };
}

/** Turns a card face up. One that was claimed to be something stays down. */
export function flip(g: Cosmic, side: Side): void {
  const slot = enc(g).slots[side];
  if (slot.up || slot.card < 0 || slot.said !== null) return;
  const face = faceOf(g, slot.card);
  slot.up = true;
  slot.type = slotType(face);
  slot.value = face.value;
  touch(g, 'encounter');
  emit(g, 'card-revealed', { who: mainOn(g, side), card: face.id });
  transpose(g, side, face); // dominion-variable-03
}

const transpose = (g: Cosmic, side: Side, face: Face): void => setCard(g, side, slotType(face), revealedValue(g, face));

/** R10.2: cards that change themselves do so before every other effect. */
export function changeThemselves(g: Cosmic): void {
  intimidate(g); // dominion-intimidate-18
  morph(g);
  const { slots } = enc(g);
  // Both look at the other card as it is now: two retreats are two negotiates (R10.3).
  const talk = SIDES.filter((side) => slots[side].type === 'retreat' && slots[other(side)].type !== 'attack');
  for (const side of talk) setCard(g, side, 'negotiate', 0); // dominion-retreat-05, dominion-retreat-06
}

/** R26.7: against an attack an intimidate is an attack itself, against anything else a negotiate: so are two of them. */
function intimidate(g: Cosmic): void {
  const { slots } = enc(g);
  const [o, d] = slots.map((slot) => (slot.revealed ?? slot).type);
  for (const side of SIDES)
    if (slots[side].type === 'intimidate') {
      const attacks = (side === OFFENSE ? d : o) === 'attack'; // dominion-intimidate-16, dominion-intimidate-17
      setCard(g, side, attacks ? 'attack' : 'negotiate', attacks ? slots[side].value : 0);
    }
}

/** R10.3: a morph becomes what the other card is as it was revealed; two morphs stay what they are (`ruinOf`). */
function morph(g: Cosmic): void {
  const { slots } = enc(g);
  for (const side of SIDES) {
    const across = slots[other(side)].revealed ?? slots[other(side)];
    const copies = slots[side].type === 'morph'; // dominion-other-03, incursion-morph-01, faq-general-27
    if (copies && across.type !== 'none') setCard(g, side, across.type, across.value);
  }
}

/** A card becomes another one while both lie open. One that changes itself does so at once, by the card it meets now. */
export function becomes(g: Cosmic, side: Side, face: Face): void {
  const across = enc(g).slots[other(side)];
  const copies = face.type === 'morph' && across.type !== 'none';
  const { type, value } = copies ? across : { type: slotType(face), value: face.value };
  setCard(g, side, type, value);
  if (type === 'retreat' && across.type !== 'attack') setCard(g, side, 'negotiate', 0);
  speakAs(g, side, copies ? textOn(g, other(side)) : face.shown);
}

/** What a further card of a side counts as, once it lies open: like one in the slot, by the card that it meets (R10.2). */
export function countsBeside(g: Cosmic, side: Side, face: Face): { type: Slot['type']; value: number } {
  const slot = enc(g).slots[other(side)];
  const across = slot.revealed ?? slot;
  const own = { type: slotType(face), value: revealedValue(g, face) };
  const like = own.type === 'morph' && across.type !== 'none' ? across : own;
  return like.type === 'retreat' && across.type !== 'attack' ? { type: 'negotiate', value: 0 } : like;
}

/** The encounter is resolved as if both main players had revealed negotiates, whatever lies there or does not. */
export function settleAsDeal(g: Cosmic): never {
  for (const side of SIDES) {
    const slot = enc(g).slots[side];
    slot.type = 'negotiate';
    slot.value = 0;
    countAsRevealed(g, side);
  }
  settleEncounter(g, { kind: 'deal' });
}
