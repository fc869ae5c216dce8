import { type Flow, touch, emit, settle, disturb } from '@parley/kernel';
import { SHOWS } from '../../ids/shows.ts';
import { chooseOption } from '../asking/ask.ts';
import { groupsAt } from '../board/groups.ts';
import { shipsAt, isAboard } from '../board/places.ts';
import { returnShips } from '../ships/homecoming.ts';
import { arePartners, mainOn, clockwise } from '../state/people.ts';
import { OFFENSE, type Side, DEFENSE, type Cosmic, type Player, other, enc, SIDES, GATE, SIDE } from '../state/state.ts';
import { queryOf } from '../timing/queries.ts';
import { atStepOf } from '../timing/windows.ts';
import { returnIdle } from './intimidates.ts';
import { sendableCount, sendLimit, sendShips, isDelayed } from './launch.ts';

/** Somebody is about to answer, and effects may do so. */
export const responding = atStepOf('alliance.respond');
const committing = atStepOf('alliance.commit');
/** A side as questions and events name it. */
export const sideName = (side: Side): 'offense' | 'defense' => (side === OFFENSE ? 'offense' : 'defense');

/** One of these sides. */
export function* pickSide(g: Cosmic, seat: Player, sides: readonly Side[], tag: string): Flow<Side> {
  return (yield* chooseOption(g, seat, sides.map(sideName), { tag, shows: SHOWS.side })) === 'offense' ? OFFENSE : DEFENSE;
}

/** Would this player be on the side against a partner who is a main player? (R29.3) */
export const opposesPartner = (g: Cosmic, p: Player, side: Side): boolean =>
  g.s.teams !== undefined && arePartners(g, p, mainOn(g, other(side)));

/** Everybody who is no main player. */
export function guests(g: Cosmic): Player[] {
  const { offense, defense } = enc(g);
  const out: Player[] = [];
  for (const p of clockwise(g, offense)) if (p !== offense && p !== defense) out.push(p);
  return out;
}

const ALLY_INVITE = queryOf('ally.invite');
const ALLY_SIDES = queryOf('ally.sides');
const ALLY_BOTH = queryOf('ally.both');
const FORBIDDEN = queryOf('ally.forbidden');
const isForbidden = (g: Cosmic, who: Player, side: Side): boolean => FORBIDDEN.ask(g, false, { who, side });
/** Is this player kept from joining a side, by whatever means? */
export const isBarred = (g: Cosmic, who: Player, side: Side): boolean => opposesPartner(g, who, side) || isForbidden(g, who, side);
/** May this main player invite anybody? */
export const mayInvite = (g: Cosmic, by: Player): boolean => ALLY_INVITE.ask(g, true, { by });
/** May this player be on both sides? */
export const mayJoinBoth = (g: Cosmic, who: Player): boolean => ALLY_BOTH.ask(g, false, { who });

const SOME_SIDES: readonly (readonly Side[])[] = [[], [OFFENSE], [DEFENSE], SIDES];
/** The sides a player may join now: those that invited, and those an effect opens. */
export function openSides(g: Cosmic, p: Player): readonly Side[] {
  const [offense, defense] = enc(g).invited;
  const invited = SOME_SIDES[(offense.includes(p) ? 1 : 0) + (defense.includes(p) ? 2 : 0)];
  let open = ALLY_SIDES.ask(g, invited, { who: p, invited });
  if (FORBIDDEN.isAsked(g)) open = open.filter((side) => !isForbidden(g, p, side));
  return g.s.teams === undefined ? open : open.filter((side) => !opposesPartner(g, p, side));
}

/** How many ships a player could commit as an ally. */
export const committable = (g: Cosmic, p: Player): number => sendableCount(g, p, 'ally');
/** Could a player commit so many? */
export const canCommit = (g: Cosmic, p: Player, n: number): boolean => sendableCount(g, p, 'ally', n) >= n;

/** Allies of both sides commit to the offense first and keep a ship back for the defense. */
export function* joinBoth(g: Cosmic, p: Player): Flow {
  yield* joinSide(g, p, OFFENSE, 1);
  yield* joinSide(g, p, DEFENSE);
}

/**
 * A player becomes an ally and commits ships. Nobody can be one without a ship to commit (R8.2). `spare`: ships that must stay behind;
 * `bound`: how many it has to be (R30.2), unless an effect on this very alliance allows more than anybody could have been bound to.
 */
export function* joinSide(g: Cosmic, p: Player, side: Side, spare = 0, bound = 0): Flow {
  if (!canCommit(g, p, spare + 1) || isBarred(g, p, side)) return;
  enc(g).allies[side].push(p);
  enc(g).joined[side].push(p);
  touch(g, 'encounter');
  emit(g, 'allied', { who: p, side: sideName(side) });
  const limit = sendLimit(g, p, 'ally');
  yield* committing(g, p);
  const binds = bound > 0 && sendLimit(g, p, 'ally') <= limit;
  const [most, least] = binds ? [bound, bound] : [Infinity, 1];
  const post = side === OFFENSE ? GATE : SIDE;
  yield* sendShips(g, p, 'ally', post, 'alliance.ships', spare, most, least);
  // An effect at any time may have cost the last ship meanwhile.
  if (shipsAt(g, p, post) === 0 && !isDelayed(g, p, post)) yield* leave(g, p, side);
  yield* settle(g);
}

/** Whoever has sent nothing after all has not allied. */
function* leave(g: Cosmic, p: Player, side: Side): Flow {
  yield* dismissAlly(g, p, 'rule:R8.2', [side]);
  enc(g).joined[side] = enc(g).joined[side].filter((x) => x !== p);
}

/** An ally's ships go home. It still counts as having allied only where the rules say so (R8.5, R8.6). */
export function* dismissAlly(g: Cosmic, p: Player, from: string, sides = SIDES): Flow {
  const e = enc(g);
  for (const side of sides) {
    if (!e.allies[side].includes(p)) continue;
    // Whoever is on a planet in the gate is there by no alliance that could be cancelled.
    if (side === OFFENSE) {
      if (isAboard(g, p)) continue; // faq-incursion-1
    }
    e.allies[side] = e.allies[side].filter((x) => x !== p);
    disturb(g);
    touch(g, 'encounter');
    yield* returnShips(g, p, groupsAt(g, p, side === OFFENSE ? GATE : SIDE), from);
    emit(g, 'alliance-cancelled', { who: p });
  }
  if (e.laid !== undefined) returnIdle(g);
}
