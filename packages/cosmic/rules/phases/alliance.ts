import { askOpen, asks, disturb, emit, oneOf, query, settle, showing, somebodyReacts, someOf, touch, type Flow } from '@parley/kernel';
import { arePartners, clockwise, isAlly, mainOn, partnerOf, playerKey, playerOfKey } from '../board/people.ts';
import { isAboard, shipsAt } from '../board/places.ts';
import { groupsAt, returnShips } from '../board/ships.ts';
import { DEFENSE, enc, GATE, OFFENSE, other, SIDE, SIDES, type Cosmic, type Player, type Side } from '../state/state.ts';
import { at, atStepOf, byRule, event, eventKey, queryKeyOf } from '../timing/windows.ts';
import { dialAlliances, opened } from '../variants/dials/step.ts';
import { chooseOption } from '../words/words.ts';
import { returnIdle } from './intimidates.ts';
import { isDelayed, sendableCount, sendLimit, sendShips } from './launch.ts';
import { SHOWS } from '../../ids/index.ts';

const beforeInvites = at('alliance.beforeInvites');
const afterInvites = at('alliance.afterInvites');
/** Somebody is about to answer, and effects may do so. */
export const responding = atStepOf('alliance.respond');
const committing = atStepOf('alliance.commit');
const formed = at('alliance.formed');
const leftOut = event('invite.declined');

/** R8: both main players invite, then everybody answers, clockwise from the offense. */
export function* alliance(g: Cosmic): Flow {
  yield* beforeInvites(g);
  for (const side of SIDES) yield* invite(g, side);
  yield* afterInvites(g);
  if (g.s.options.dials) yield* byRule(g, 'R30.1', dialAlliances(g));
  else yield* answers(g);
  yield* settle(g);
  enc(g).formed = true;
  yield* formed(g);
}

function* answers(g: Cosmic): Flow {
  const e = enc(g);
  for (const p of clockwise(g, e.offense)) if (p !== e.offense && p !== e.defense) yield* respond(g, p);
}

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

function* invite(g: Cosmic, side: Side): Flow {
  const e = enc(g);
  const by = mainOn(g, side);
  const answer = yield* askOpen(g, () => {
    if (!mayInvite(g, by)) return null;
    const options = invitable(g, side).map(playerKey);
    const must = asks(g, MUST_INVITE) ? mustInvite(g, by, options) : NOBODY;
    return showing(
      SHOWS.player,
      someOf(
        by,
        'alliance.invite',
        'rule:R8.1',
        options,
        must.length,
        options.length,
        { side: sideName(side) },
        must,
        must.length > 0 ? [{ of: must, min: must.length }] : undefined,
      ),
    );
  });
  e.invited[side] = ((answer ?? []) as readonly string[]).map(playerOfKey);
  // R29.3: a partner needs no thought.
  if (g.s.teams !== undefined && partnerOf(g, by) >= 0 && mayInvite(g, by)) e.invited[side].push(partnerOf(g, by));
  touch(g, 'encounter');
  emit(g, 'invited', { by, who: e.invited[side] });
  // Whoever may not invite has declined nothing.
  if (somebodyReacts(g, LEFT_OUT) && mayInvite(g, by))
    for (const p of invitable(g, side)) if (!e.invited[side].includes(p)) yield* leftOut(g, { by, who: p });
}

/** Those among whom a side may choose whom it invites: not a partner of either main player (R29.3). */
function invitable(g: Cosmic, side: Side): Player[] {
  if (g.s.teams === undefined) return guests(g);
  return guests(g).filter((p) => !opposesPartner(g, p, side) && !arePartners(g, p, mainOn(g, side)));
}

const NOBODY: readonly string[] = [];
const MUST_INVITE = queryKeyOf('ally.mustInvite');
/** Of those who could be invited, whom this main player cannot leave out. */
function mustInvite(g: Cosmic, by: Player, options: readonly string[]): readonly string[] {
  const must = query<typeof g.s, readonly Player[]>(g, MUST_INVITE, [], { by });
  return options.filter((x) => must.includes(playerOfKey(x)));
}

const LEFT_OUT = eventKey('invite.declined');
const ALLY_INVITE = queryKeyOf('ally.invite');
const ALLY_SIDES = queryKeyOf('ally.sides');
const ALLY_BOTH = queryKeyOf('ally.both');
const FORBIDDEN = queryKeyOf('ally.forbidden');
const isForbidden = (g: Cosmic, who: Player, side: Side): boolean => query(g, FORBIDDEN, false, { who, side });
/** Is this player kept from joining a side, by whatever means? */
export const isBarred = (g: Cosmic, who: Player, side: Side): boolean => opposesPartner(g, who, side) || isForbidden(g, who, side);
/** May this main player invite anybody? */
export const mayInvite = (g: Cosmic, by: Player): boolean => query(g, ALLY_INVITE, true, { by });
/** May this player be on both sides? */
export const mayJoinBoth = (g: Cosmic, who: Player): boolean => query(g, ALLY_BOTH, false, { who });

const SOME_SIDES: readonly (readonly Side[])[] = [[], [OFFENSE], [DEFENSE], SIDES];
/** The sides a player may join now: those that invited, and those an effect opens. */
export function openSides(g: Cosmic, p: Player): readonly Side[] {
  const [offense, defense] = enc(g).invited;
  const invited = SOME_SIDES[(offense.includes(p) ? 1 : 0) + (defense.includes(p) ? 2 : 0)];
  let open = query<typeof g.s, readonly Side[]>(g, ALLY_SIDES, invited, { who: p, invited });
  if (asks(g, FORBIDDEN)) open = open.filter((side) => !isForbidden(g, p, side));
  return g.s.teams === undefined ? open : open.filter((side) => !opposesPartner(g, p, side));
}

/** How many ships a player could commit as an ally. */
export const committable = (g: Cosmic, p: Player): number => sendableCount(g, p, 'ally');
/** Could a player commit so many? */
const canCommit = (g: Cosmic, p: Player, n: number): boolean => sendableCount(g, p, 'ally', n) >= n;

const ONE_SIDE: readonly (readonly string[])[] = [
  ['offense', 'decline'],
  ['defense', 'decline'],
];
function* respond(g: Cosmic, p: Player): Flow {
  yield* responding(g, p);
  const answer = yield* askOpen(g, () => {
    const sides = openSides(g, p);
    // An effect may have answered already.
    if (isAlly(g, p) || sides.length === 0 || !canCommit(g, p, 1)) return null;
    const options =
      sides.length === 1
        ? ONE_SIDE[sides[0]]
        : sides.length === 2 && canCommit(g, p, 2) && mayJoinBoth(g, p)
          ? [...sides.map(sideName), 'both', 'decline']
          : [...sides.map(sideName), 'decline'];
    return showing(SHOWS.side, oneOf(p, 'alliance.answer', 'rule:R8.2', options, undefined, 'decline'));
  });
  if (answer === null || answer === 'decline') {
    if (answer !== null) emit(g, 'invitation-declined', { who: p });
    return;
  }
  if (answer === 'both') yield* joinBoth(g, p);
  else yield* joinSide(g, p, answer === 'offense' ? OFFENSE : DEFENSE);
}

/** Allies of both sides commit to the offense first and keep a ship back for the defense. */
export function* joinBoth(g: Cosmic, p: Player): Flow {
  yield* joinSide(g, p, OFFENSE, 1);
  yield* joinSide(g, p, DEFENSE);
}

/** Somebody who needs no invitation joins a side: at once or, where alliances are dialled, with the dial (R30.5). */
export function* volunteer(g: Cosmic, p: Player, side: Side): Flow {
  if (g.s.options.dials) opened.start(g, p, { who: p, side });
  else yield* joinSide(g, p, side);
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

export { DEFENSE };
