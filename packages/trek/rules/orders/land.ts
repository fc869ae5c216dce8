import { because, emit, type Flow, type Seat } from '@parley/kernel';
import { move } from '../board/move.ts';
import { hasPlanet, locationOf, spaceAt, surfaceAt } from '../board/places.ts';
import { numberOf } from '../numbers/attributes.ts';
import { hasChanged, noteChange } from '../numbers/uses.ts';
import { is, mark, putMark, putStatus } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import type { Bar, Landing } from '../timing/tables.ts';
import { query } from '../timing/timing.ts';
import type { Order } from './order.ts';
import { isFlying, isOwnShip, plainOffers, shipBar, whyIdleShip } from './ships.ts';

const landing = query('landing');
const waysOf = (g: Trek, ship: Piece): readonly Landing[] => landing.ask(g, [], ship);
/** The cheapest of the ways that are left this turn. */
const wayOf = (g: Trek, ship: Piece): Landing | undefined =>
  waysOf(g, ship)
    .filter(({ once }) => !once || !hasChanged(g, ship, 'landing'))
    .toSorted((a, b) => a.range - b.range)[0];

/** Only by text, as often and for the RANGE that it says, staffed (T12.8, T43.5, T44.7). */
function whyGrounded(g: Trek, ship: Piece): Bar | null {
  if (waysOf(g, ship).length === 0) return shipBar('T12.8', 'land.no-text', ship);
  const way = wayOf(g, ship);
  if (way === undefined) return shipBar('T44.7', 'land.once', ship);
  if (numberOf(g, ship, 'RANGE') - mark(g, ship, 'range') < way.range) return shipBar('T44.7', 'land.range', ship);
  return whyIdleShip(g, ship);
}
function whyNotLand(g: Trek, ship: Piece): Bar | null {
  const at = locationOf(g, ship);
  if (!isFlying(g, ship) || !hasPlanet(g, at)) return shipBar('T12.8', 'land.no-planet', ship);
  return is(g, ship, 'cloaked') ? shipBar('T45.2', 'land.cloaked', ship) : whyGrounded(g, ship);
}
const whyNotLaunch = (g: Trek, ship: Piece): Bar | null =>
  is(g, ship, 'landed') ? whyGrounded(g, ship) : shipBar('T12.8', 'land.not-landed', ship);

/** A text lets it, now or before: otherwise nobody would expect it. */
const isLander = (g: Trek, seat: Seat, ship: Piece): boolean => isOwnShip(g, seat, ship) && waysOf(g, ship).length > 0;

export const landOrder: Order = {
  verb: 'land',
  kind: 'order',
  offers: (g, seat) => (landing.isAsked(g) ? plainOffers(g, seat, 'land', whyNotLand) : []),
  run: (g, seat, ship) => because(g, 'rule', 'T12.8', seat, change(g, seat, ship, true)),
  whyNot: (g, seat, ship) => (isLander(g, seat, ship) ? whyNotLand(g, ship) : null),
};

/** Takes off again (T12.8). */
export const launchOrder: Order = {
  verb: 'launch',
  kind: 'order',
  offers: (g, seat) => (landing.isAsked(g) ? plainOffers(g, seat, 'launch', whyNotLaunch) : []),
  run: (g, seat, ship) => because(g, 'rule', 'T12.8', seat, change(g, seat, ship, false)),
  whyNot: (g, seat, ship) => (isOwnShip(g, seat, ship) && is(g, ship, 'landed') ? whyNotLaunch(g, ship) : null),
};

function* change(g: Trek, seat: Seat, ship: Piece, down: boolean): Flow {
  const at = locationOf(g, ship);
  const way = wayOf(g, ship);
  if (way === undefined) throw new Error(`ship ${ship} can neither land nor take off`);
  putMark(g, ship, 'range', mark(g, ship, 'range') + way.range);
  if (way.once) noteChange(g, ship, 'landing');
  putStatus(g, ship, 'landed', down);
  putMark(g, ship, 'since', g.s.turn.n);
  move(g, ship, down ? surfaceAt(at) : spaceAt(at));
  emit(g, down ? 'landed' : 'took-off', { by: seat, piece: ship, card: g.s.card[ship], mission: g.s.card[at] });
}
