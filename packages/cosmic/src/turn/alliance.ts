import { askOpen, emit, query, settle, touch, type Flow } from '@parley/kernel';
import { clockwise, mainOn } from '../board/people.ts';
import { colonies } from '../board/places.ts';
import { groupsAt, returnShips } from '../board/ships.ts';
import { DEFENSE, enc, GATE, OFFENSE, SIDE, SIDES, type Cosmic, type Player, type Side } from '../board/state.ts';
import { at, atStepOf, event, queryKeyOf } from '../windows.ts';
import { sendShips } from './launch.ts';

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

/** Everybody who could be invited. */
const guests = (g: Cosmic): Player[] =>
  clockwise(g, enc(g).offense).filter((p) => p !== enc(g).offense && p !== enc(g).defense);

function* invite(g: Cosmic, side: Side): Flow {
  const e = enc(g);
  const by = mainOn(g, side);
  const answer = yield* askOpen(g, () => {
    const options = guests(g).map((p) => `player:${p}`);
    return {
      kind: 'some', seat: by, tag: 'alliance.invite', from: 'rule:R8.1', options, min: 0, max: options.length,
      data: { side: side === OFFENSE ? 'offense' : 'defense' }, fallback: [],
    }; // prettier-ignore
  });
  e.invited[side] = (answer as readonly string[]).map((x) => Number(x.slice(7)));
  touch(g, 'encounter');
  emit(g, 'invited', { by, who: e.invited[side] });
  for (const p of guests(g)) if (!e.invited[side].includes(p)) yield* leftOut(g, { by, who: p });
}

const ALLY_SIDES = queryKeyOf('ally.sides');
const ALLY_BOTH = queryKeyOf('ally.both');

/** The sides a player may join now: those that invited, and those an effect opens. */
export function openSides(g: Cosmic, p: Player): readonly Side[] {
  const invited = SIDES.filter((side) => enc(g).invited[side].includes(p));
  return query(g, ALLY_SIDES, invited, { who: p, invited });
}

function* respond(g: Cosmic, p: Player): Flow {
  yield* responding(g, p);
  const answer = yield* askOpen(g, () => {
    const sides = openSides(g, p);
    if (sides.length === 0 || colonies(g, p).length === 0) return null;
    const options = sides.map((side) => (side === OFFENSE ? 'offense' : 'defense'));
    if (query(g, ALLY_BOTH, false, { who: p }) && sides.length === 2) options.push('both' as 'offense');
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
  for (const side of SIDES)
    if (answer === 'both' || answer === (side === OFFENSE ? 'offense' : 'defense')) yield* joinSide(g, p, side);
}

/** A player becomes an ally and commits ships. */
export function* joinSide(g: Cosmic, p: Player, side: Side): Flow {
  enc(g).allies[side].push(p);
  touch(g, 'encounter');
  emit(g, 'allied', { who: p, side: side === OFFENSE ? 'offense' : 'defense' });
  yield* committing(g, p);
  yield* sendShips(g, p, 'ally', side === OFFENSE ? GATE : SIDE, 'alliance.ships');
}

/** An ally's ships go home. It still counts as having allied only where the rules say so (R8.5, R8.6). */
export function* dismissAlly(g: Cosmic, p: Player, from: string): Flow {
  const e = enc(g);
  for (const side of SIDES) {
    if (!e.allies[side].includes(p)) continue;
    e.allies[side] = e.allies[side].filter((x) => x !== p);
    yield* returnShips(g, p, groupsAt(g, p, side === OFFENSE ? GATE : SIDE), from);
    emit(g, 'alliance-cancelled', { who: p });
  }
  touch(g, 'encounter');
}

export { DEFENSE };
