import { askOpen, emit, oneOf, showing, type Flow } from '@parley/kernel';
import { SHOWS } from '../../ids/index.ts';
import { laidBy, takeBackLaid, unlay } from '../cards/front.ts';
import { alliesOn, isInvolved, mainOn, playerKey } from '../state/people.ts';
import { enc, isAhead, SIDES, type Cosmic, type Laid, type Player, type Side } from '../state/state.ts';
import { putInSlot, takeBack } from './slots.ts';

/** Can an intimidate of this player still become an encounter card: its own, or that of the main player it is allied with? */
function isOfUse(g: Cosmic, by: Player): boolean {
  const e = enc(g);
  return isAhead(e, 'planning') || (e.phase === 'planning' && !e.over && isInvolved(g, by));
}

/** R26.7: intimidates that are of no use any more go back as soon as that is clear. */
export function returnIdle(g: Cosmic): void {
  for (const x of intimidates(g)) if (!isOfUse(g, x.by)) takeBackLaid(g, x); // dominion-intimidate-20
}

/** R26.7: the intimidate of a main player becomes the encounter card when cards are selected. */
export function selectIntimidate(g: Cosmic, side: Side): void {
  const p = mainOn(g, side);
  const x = laidBy(enc(g), p, 'intimidate');
  if (x === undefined) return;
  useIntimidate(g, side, x);
  emit(g, 'card-selected', { who: p });
}

function useIntimidate(g: Cosmic, side: Side, x: Laid): void {
  unlay(g, x);
  putInSlot(g, side, x.card, x.by);
}

/**
 * R9.6: once cards are selected each main player may have an ally's intimidate, unseen, in place of the own card, however that
 * came there. What is not wanted goes back to its owner as soon as that is clear.
 */
export function* offerIntimidates(g: Cosmic): Flow {
  for (const side of SIDES) yield* offerTo(g, side);
  for (const x of intimidates(g)) takeBackLaid(g, x);
}

const intimidates = (g: Cosmic): Laid[] => enc(g).laid?.filter((x) => x.type === 'intimidate') ?? [];

/** The intimidates of the allies of a main player, whose own has been selected. */
const offered = (g: Cosmic, side: Side): Laid[] => intimidates(g).filter((x) => alliesOn(g, side).includes(x.by));

function* offerTo(g: Cosmic, side: Side): Flow {
  const seat = mainOn(g, side);
  const answer = yield* askOpen(g, () => {
    const options = offered(g, side).map((x): string => playerKey(x.by));
    if (options.length === 0) return null;
    options.push('keep');
    return showing(SHOWS.player, oneOf(seat, 'intimidate.accept', 'rule:R26.7', options, undefined, 'keep'));
  });
  if (answer === null || answer === 'keep') return;
  const x = offered(g, side).find(({ by }) => playerKey(by) === answer);
  if (x === undefined) return;
  if (enc(g).slots[side].card >= 0) {
    takeBack(g, side); // dominion-intimidate-21
  }
  useIntimidate(g, side, x); // dominion-intimidate-13, dominion-intimidate-14
  emit(g, 'card-replaced', { who: seat, by: x.by });
}
