import { emit, NOTHING, type Flow } from '@parley/kernel';
import { groupsAt } from '../board/groups.ts';
import { layInFront, turnUpLaid } from '../cards/front.ts';
import { attackFactor, isJammed, openKickers, someKickerSays } from '../cards/kickers.ts';
import { allowedByZone } from '../powers/play.ts';
import { leaveGate } from '../ships/landing.ts';
import { alliesOn } from '../state/people.ts';
import { enc, GATE, OFFENSE, SIDE, SIDES, type Cosmic, type Player, type CardNo } from '../state/state.ts';
import { setValue } from './card-value.ts';
import { turnedUp } from './turned-up.ts';

/** R10.1: kickers are turned up together with the encounter cards. */
export function turnUpKickers(g: Cosmic): void {
  for (const x of enc(g).laid ?? []) if (x.type === 'kicker' && !x.up) turnUpLaid(g, x);
}

/** Kickers lie open. By house rule they multiply now, before other effects (R34.1). */
export function kick(g: Cosmic): void {
  const e = enc(g);
  if (e.laid === undefined) return;
  tellJammed(g);
  if (g.s.options.house.kickerOrder === 'before-effects')
    for (const side of SIDES) setValue(g, side, e.slots[side].value * attackFactor(g, side) + 0);
}

/** An effect changes what kickers multiply by. By house rule cards have been multiplied already: they change by the difference. */
export function changeKickers(g: Cosmic, change: () => void): void {
  const before = SIDES.map((side) => attackFactor(g, side));
  change();
  if (g.s.options.house.kickerOrder !== 'before-effects') return;
  for (const side of SIDES) {
    const { value, revealed } = enc(g).slots[side];
    setValue(g, side, value + (revealed?.value ?? 0) * (attackFactor(g, side) - before[side]));
  }
}

/** A kicker is played openly when cards lie open already: it does now what it would have done when they were turned up. */
export function* kickLate(g: Cosmic, by: Player, card: CardNo): Flow {
  if (!(yield* allowedByZone(g, by, card))) return;
  changeKickers(g, () => {
    layInFront(g, by, card);
    for (const x of enc(g).laid ?? []) if (x.card === card) turnUpLaid(g, x);
  });
  tellJammed(g);
  yield* turnedUp(g, by, card);
}

function tellJammed(g: Cosmic): void {
  for (const x of openKickers(enc(g))) if (isJammed(g, x)) emit(g, 'kicker-cancelled', { who: x.by, card: g.s.face[x.card] });
}

/** All ships of allies are about to leave the gate, or the side of the defense: those are lost of whom the kicker of their main player says so. */
export const strandAllies = (g: Cosmic): Flow => (someKickerSays(g, 'strands') ? strand(g) : NOTHING);

function* strand(g: Cosmic): Flow {
  for (const side of SIDES)
    yield* leaveGate(
      g,
      alliesOn(g, side).flatMap((p) => groupsAt(g, p, side === OFFENSE ? GATE : SIDE)),
    );
}
