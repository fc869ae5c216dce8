import { askOpen, emit, query, settle, somebodyReacts, touch, type Flow } from '@parley/kernel';
import { clockwise, isAlly, mainOn } from '../board/people.ts';
import { countShips, groupsAt, returnShips } from '../board/ships.ts';
import { DEFENSE, enc, GATE, OFFENSE, SIDE, SIDES, type Cosmic, type Player, type Side } from '../board/state.ts';
import { at, atStepOf, event, eventKey, queryKeyOf } from '../windows.ts';
import { sendable, sendShips } from './launch.ts';

const beforeInvites = at('alliance.beforeInvites');
const afterInvites = at('alliance.afterInvites');
const responding = atStepOf('alliance.respond');
const committing = atStepOf('alliance.commit');
const formed = at('alliance.formed');
const leftOut = event('invite.declined');

/** R8: both main players invite, then everybody answers, clockwise from the offense. */
export function* alliance(g: Cosmic): Flow {
  yield* beforeInvites(g);
  for (const side of SIDES) yield* invite(g, side);
  yield* afterInvites(g);
  const e = enc(g);
  for (const p of clockwise(g, e.offense)) if (p !== e.offense && p !== e.defense) yield* respond(g, p);
  yield* settle(g);
  yield* formed(g);
}

/** A side as questions and events name it. */
export const sideName = (side: Side): 'offense' | 'defense' => (side === OFFENSE ? 'offense' : 'defense');

/** Everybody who could be invited. */
function guests(g: Cosmic): Player[] {
  const { offense, defense } = enc(g);
  const out: Player[] = [];
  for (const p of clockwise(g, offense)) if (p !== offense && p !== defense) out.push(p);
  return out;
}

function* invite(g: Cosmic, side: Side): Flow {
  const e = enc(g);
  const by = mainOn(g, side);
  const answer = yield* askOpen(g, () => {
    if (!query(g, ALLY_INVITE, true, { by })) return null;
    const options = guests(g).map((p) => `player:${p}`);
    return {
      kind: 'some', seat: by, tag: 'alliance.invite', from: 'rule:R8.1', options, min: 0, max: options.length,
      data: { side: sideName(side) }, fallback: [],
    }; // prettier-ignore
  });
  e.invited[side] = ((answer ?? []) as readonly string[]).map((x) => Number(x.slice(7)));
  touch(g, 'encounter');
  emit(g, 'invited', { by, who: e.invited[side] });
  if (somebodyReacts(g, LEFT_OUT))
    for (const p of guests(g)) if (!e.invited[side].includes(p)) yield* leftOut(g, { by, who: p });
}

const LEFT_OUT = eventKey('invite.declined');
const ALLY_INVITE = queryKeyOf('ally.invite');
const ALLY_SIDES = queryKeyOf('ally.sides');
const ALLY_BOTH = queryKeyOf('ally.both');

/** The sides a player may join now: those that invited, and those an effect opens. */
export function openSides(g: Cosmic, p: Player): readonly Side[] {
  const invited = SIDES.filter((side) => enc(g).invited[side].includes(p));
  return query(g, ALLY_SIDES, invited, { who: p, invited });
}

/** How many ships a player could commit as an ally. */
export const committable = (g: Cosmic, p: Player): number => countShips(sendable(g, p, 'ally'));

function* respond(g: Cosmic, p: Player): Flow {
  yield* responding(g, p);
  // An effect may have answered already.
  if (isAlly(g, p)) return;
  const answer = yield* askOpen(g, () => {
    const sides = openSides(g, p);
    if (sides.length === 0) return null;
    const ships = committable(g, p);
    if (ships === 0) return null;
    const options: string[] = sides.map(sideName);
    if (sides.length === 2 && ships > 1 && query(g, ALLY_BOTH, false, { who: p })) options.push('both');
    return {
      kind: 'choose',
      seat: p,
      tag: 'alliance.answer',
      from: 'rule:R8.2',
      options: [...options, 'decline'],
      fallback: 'decline',
    };
  });
  if (answer === null || answer === 'decline') {
    if (answer !== null) emit(g, 'invitation-declined', { who: p });
    return;
  }
  if (answer === 'both') yield* joinBoth(g, p);
  else yield* joinSide(g, p, answer === 'offense' ? OFFENSE : DEFENSE);
}

/** Allies of both sides commit to the offense first and keep a ship back for the defense. */
function* joinBoth(g: Cosmic, p: Player): Flow {
  yield* joinSide(g, p, OFFENSE, 1);
  yield* joinSide(g, p, DEFENSE);
}

/** A player becomes an ally and commits ships, `most` at most. Nobody can be one without a ship to commit (R8.2). */
export function* joinSide(g: Cosmic, p: Player, side: Side, spare = 0, most = Infinity): Flow {
  if (committable(g, p) <= spare) return;
  enc(g).allies[side].push(p);
  enc(g).joined[side].push(p);
  touch(g, 'encounter');
  emit(g, 'allied', { who: p, side: sideName(side) });
  yield* committing(g, p);
  yield* sendShips(g, p, 'ally', side === OFFENSE ? GATE : SIDE, 'alliance.ships', spare, most);
}

/** An ally's ships go home. It still counts as having allied only where the rules say so (R8.5, R8.6). */
export function* dismissAlly(g: Cosmic, p: Player, from: string): Flow {
  const e = enc(g);
  for (const side of SIDES) {
    if (!e.allies[side].includes(p)) continue;
    e.allies[side] = e.allies[side].filter((x) => x !== p);
    touch(g, 'encounter');
    yield* returnShips(g, p, groupsAt(g, p, side === OFFENSE ? GATE : SIDE), from);
    emit(g, 'alliance-cancelled', { who: p });
  }
}

export { DEFENSE };
