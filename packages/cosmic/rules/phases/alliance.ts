import { settle, type Flow, askOpen, showing, someOf, touch, emit, oneOf } from '@parley/kernel';
import { SHOWS } from '../../ids/shows.ts';
import { clockwise, mainOn, playerKey, playerOfKey, partnerOf, arePartners, isAlly } from '../state/people.ts';
import { SIDES, enc, type Cosmic, type Side, type Player, OFFENSE, DEFENSE } from '../state/state.ts';
import { event, awaited } from '../timing/events.ts';
import { queryOf } from '../timing/queries.ts';
import { at, byRule } from '../timing/windows.ts';
import { dialAlliances, opened } from './dials.ts';
import {
  mayInvite,
  sideName,
  guests,
  opposesPartner,
  responding,
  openSides,
  canCommit,
  mayJoinBoth,
  joinBoth,
  joinSide,
} from './joining.ts';

const beforeInvites = at('alliance.beforeInvites');
const afterInvites = at('alliance.afterInvites');
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

function* invite(g: Cosmic, side: Side): Flow {
  const e = enc(g);
  const by = mainOn(g, side);
  const answer = yield* askOpen(g, () => {
    if (!mayInvite(g, by)) return null;
    const options = invitable(g, side).map(playerKey);
    const must = MUST_INVITE.isAsked(g) ? mustInvite(g, by, options) : NOBODY;
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
  e.invited[side] = (answer ?? []).map(playerOfKey);
  // R29.3: a partner needs no thought.
  if (g.s.teams !== undefined && partnerOf(g, by) >= 0 && mayInvite(g, by)) e.invited[side].push(partnerOf(g, by));
  touch(g, 'encounter');
  emit(g, 'invited', { by, who: e.invited[side] });
  // Whoever may not invite has declined nothing.
  if (isDecliningAwaited(g) && mayInvite(g, by))
    for (const p of invitable(g, side)) if (!e.invited[side].includes(p)) yield* leftOut(g, { by, who: p });
}

/** Those among whom a side may choose whom it invites: not a partner of either main player (R29.3). */
function invitable(g: Cosmic, side: Side): Player[] {
  if (g.s.teams === undefined) return guests(g);
  return guests(g).filter((p) => !opposesPartner(g, p, side) && !arePartners(g, p, mainOn(g, side)));
}

const NOBODY: readonly string[] = [];
const MUST_INVITE = queryOf('ally.mustInvite');
/** Of those who could be invited, whom this main player cannot leave out. */
function mustInvite(g: Cosmic, by: Player, options: readonly string[]): readonly string[] {
  const must = MUST_INVITE.ask(g, [], { by });
  return options.filter((x) => must.includes(playerOfKey(x)));
}

const isDecliningAwaited = awaited('invite.declined');
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

/** Somebody who needs no invitation joins a side: at once or, where alliances are dialled, with the dial (R30.5). */
export function* volunteer(g: Cosmic, p: Player, side: Side): Flow {
  if (g.s.options.dials) opened.start(g, p, { who: p, side });
  else yield* joinSide(g, p, side);
}
