import type { Flow } from '@parley/kernel';
import { discard, newHand } from '../cards/discard.ts';
import { speak } from '../cards/shown.ts';
import { faceOf } from '../cards/zones.ts';
import { mainOn } from '../state/people.ts';
import { enc, SIDES, type Cosmic, type Player, type Side, type CardNo } from '../state/state.ts';
import { kick } from './kicking.ts';
import { replaceCard, selectOne } from './planning.ts';
import { changeThemselves, flip, noteRevealed } from './reveal.ts';
import { clearSlot, bury } from './slots.ts';

/** An encounter card that was just revealed is cancelled and discarded; its player selects another, out of a new hand if there is none. */
export function* playAnotherCard(g: Cosmic, side: Side): Flow {
  const p = mainOn(g, side);
  const { card } = enc(g).slots[side];
  // What it said, also to a morph across, is said no more.
  faceOf(g, card).shown?.end(g);
  clearSlot(g, side);
  yield* discard(g, p, [card], 'zapped');
  yield* selectOne(g, p, newHand);
}

/** A card that lies open takes the place of the one in a slot, which is discarded; one that nobody has seen goes under its deck. */
export function* exchangeCard(g: Cosmic, side: Side, card: CardNo, by: Player): Flow {
  bury(g, side);
  const old = enc(g).slots[side].card;
  if (old >= 0) yield* discard(g, mainOn(g, side), [old], 'played');
  yield* replaceCard(g, side, card, by);
}

/** Both cards are as if they had just been turned up together: what changes itself looks at what it meets now. */
export function revealAgain(g: Cosmic): void {
  for (const side of SIDES) {
    const slot = enc(g).slots[side];
    slot.revealed = null;
    slot.up = false;
    flip(g, side);
  }
  changeThemselves(g);
  for (const side of SIDES) noteRevealed(g, side);
  speak(g);
  kick(g);
}
