import { touch, emit } from '@parley/kernel';
import type { Face } from '../registry/face.ts';
import { mainOn } from '../state/people.ts';
import { enc, type Cosmic, type Side, type Slot } from '../state/state.ts';

/** R26.9: revealed after a hazard warning, however many there were, a variable attack has its other value for this encounter. */
export const revealedValue = (g: Cosmic, { value, hazardValue = value }: Face): number => (enc(g).hazard ? hazardValue : value); // dominion-variable-01, dominion-variable-02, dominion-variable-05

/** Changes what a card counts as for this encounter. What is printed on it stays what it is (R1.12). */
export function setCard(g: Cosmic, side: Side, type: Slot['type'], value: number): void {
  const slot = enc(g).slots[side];
  if (slot.type === type && slot.value === value) return;
  slot.type = type;
  slot.value = value;
  touch(g, 'encounter');
  emit(g, 'card-changed', { who: mainOn(g, side), type, value });
}

/** The card of a side is worth this from now on. */
export const setValue = (g: Cosmic, side: Side, value: number): void => setCard(g, side, enc(g).slots[side].type, value);
