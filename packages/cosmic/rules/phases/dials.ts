import { type Flow, askAll, showing, oneOf, type Choose, touch, emit } from '@parley/kernel';
import { optionIds } from '../../ids/options.ts';
import { SHOWS } from '../../ids/shows.ts';
import { chooseCard, confirm } from '../asking/ask.ts';
import { showCards } from '../cards/sight.ts';
import { handSize, handOf, giveCards } from '../cards/zones.ts';
import { modifier } from '../registry/clauses.ts';
import { lingering } from '../registry/lingering.ts';
import { clockwise, isAlly, isMain, mainOn } from '../state/people.ts';
import { enc, type Cosmic, type Player, type Side, SIDES, type Dial, OFFENSE, DEFENSE } from '../state/state.ts';
import { byRule } from '../timing/windows.ts';
import { guests, responding, sideName, committable, openSides, mayJoinBoth, mayInvite, isBarred, joinBoth, joinSide } from './joining.ts';
import { sendLimit } from './launch.ts';

/** How many ships the dial of a player says in this encounter (R30.2); any number where none says so. */
export function dialled(g: Cosmic, p: Player): number {
  const set = enc(g).dials?.find((x) => x.who === p)?.set ?? null;
  const said = set === null ? null : optionIds.read(set);
  return said?.kind === 'dial' && said.ships !== undefined ? said.ships : Infinity;
}
type Open = { readonly who: Player; readonly side: Side };

/** A side that somebody may dial without an invitation. */
export const opened = lingering<Open>('dials.open', (dataOf) => [
  modifier('ally.sides', (sides, q, c) => {
    const { who, side } = dataOf(c);
    return q.who === who && !sides.includes(side) ? [...sides, side] : sides;
  }),
]);

/** R30: effects that answer invitations come first, then all dials are set in secret and shown together, and then they bind. */
export function* dialAlliances(g: Cosmic): Flow {
  for (const p of guests(g)) yield* responding(g, p);
  const dials = yield* setDials(g);
  for (const { who, set } of dials) yield* keep(g, who, set);
  for (const side of SIDES)
    // faq-alliance-dials-1
    for (const { who, set } of dials) if (set === aidFor(side)) yield* byRule(g, 'R30.3', offerAid(g, who, side));
}

/** Everybody with something to dial does so at the same time, clockwise from the offense when it comes to showing. */
function* setDials(g: Cosmic): Flow<readonly { who: Player; set: string }[]> {
  const dialling = (): Player[] => clockwise(g, enc(g).offense).filter((p) => settings(g, p).length > 1);
  putOut(
    g,
    dialling().map((who) => ({ who, set: null })),
  );
  const answers = yield* askAll(g, () =>
    dialling().map((seat): Choose =>
      showing(SHOWS.dial, oneOf(seat, 'alliance.dial', 'rule:R30.1', settings(g, seat), undefined, 'decline')),
    ),
  );
  const dials = clockwise(g, enc(g).offense).flatMap((who) => {
    const set = answers.get(who);
    return typeof set === 'string' ? [{ who, set }] : [];
  });
  putOut(g, dials);
  for (const { who, set } of dials) announce(g, who, set);
  return dials;
}

function putOut(g: Cosmic, dials: Dial[]): void {
  enc(g).dials = dials;
  touch(g, 'encounter');
}

const aidFor = (side: Side): string => optionIds.write.dial({ side: sideName(side), aid: 'aid' });

/** What a player may dial: staying out, so many ships for a side that is open, foreign aid for one that is not (R30.2, R30.3). */
function settings(g: Cosmic, p: Player): string[] {
  const out = ['decline'];
  const ships = committable(g, p);
  if (isAlly(g, p) || ships === 0) return out;
  const open = openSides(g, p);
  const most = Math.min(ships, sendLimit(g, p, 'ally'));
  for (const side of open) for (let n = 1; n <= most; n++) out.push(optionIds.write.dial({ side: sideName(side), ships: n }));
  if (open.length === 2 && ships > 1 && mayJoinBoth(g, p)) out.push('both');
  if (!isMain(g, p)) for (const side of SIDES) if (!open.includes(side) && mayAid(g, p, side)) out.push(aidFor(side));
  return out;
}

/** Could an offer of foreign aid bring an ally? Asked when it is dialled, and again when its turn comes. */
const mayAid = (g: Cosmic, p: Player, side: Side): boolean =>
  handSize(g, p) > 0 && committable(g, p) > 0 && mayInvite(g, mainOn(g, side)) && !isBarred(g, p, side);

function announce(g: Cosmic, who: Player, set: string): void {
  const said = optionIds.read(set);
  if (said.kind === 'dial' && said.aid) emit(g, 'dial-aid', { who, side: said.side });
  else if (said.kind === 'dial') emit(g, 'dial-shown', { who, side: said.side, n: said.ships ?? 0 });
  else emit(g, set === 'both' ? 'dial-both' : 'dial-empty', { who });
}

/** The setting binds: exactly so many ships, or as many as there still are (R30.2). */
function* keep(g: Cosmic, p: Player, set: string): Flow {
  const said = optionIds.read(set);
  if (set === 'both') yield* joinBoth(g, p);
  else if (said.kind === 'dial' && said.ships !== undefined)
    yield* joinSide(g, p, said.side === 'offense' ? OFFENSE : DEFENSE, 0, said.ships);
}

/** A card for an invitation: the main player looks at it, and keeps it with the ally or gives it back. */
function* offerAid(g: Cosmic, p: Player, side: Side): Flow {
  const to = mainOn(g, side);
  if (!mayAid(g, p, side)) return;
  const card = yield* chooseCard(g, p, handOf(g, p), { tag: 'alliance.aid', data: { to } });
  showCards(g, to, p, [card]);
  emit(g, 'aid-offered', { who: p, to });
  if (!(yield* confirm(g, to, { tag: 'alliance.accept', data: { by: p, card: g.s.face[card] } }))) {
    emit(g, 'aid-refused', { who: to });
    return;
  }
  giveCards(g, p, to, [card]);
  enc(g).invited[side].push(p);
  touch(g, 'encounter');
  emit(g, 'aid-accepted', { who: to, from: p });
  yield* joinSide(g, p, side);
}
