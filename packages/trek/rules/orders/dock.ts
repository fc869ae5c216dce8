import { because, emit, oneOf, showing, type Flow, type Seat, type Verb } from '@parley/kernel';
import { orderId, pieceId, pieceIn, ruleCause, SHOWS } from '../../ids/index.ts';
import { move } from '../board/move.ts';
import { dockOf, isDocked, locationOf, presentWith, spaceAt } from '../board/places.ts';
import { compatible } from '../numbers/able.ts';
import { isPlanetside } from '../numbers/planetside.ts';
import { factsOf, isType } from '../registry/cards.ts';
import { controllerOf, isYours } from '../state/control.ts';
import { is, putMark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { zoneIn, zoneOf } from '../state/zones.ts';
import type { Moving } from '../timing/events.ts';
import type { Bar } from '../timing/tables.ts';
import { event, query, window } from '../timing/timing.ts';
import type { Order } from './order.ts';
import { isOwnShip, plainOffers, shipBar, shipsOf, textOf, whyIdleShip } from './ships.ts';

const mayDock = query('mayDock');
const docking = window('docking');
const docked = event('docked');

/** Facilities in space beside a ship. */
const docksBeside = (g: Trek, ship: Piece): Piece[] => presentWith(g, ship).filter((x) => isType(g, x, 'Facility') && !isPlanetside(g, x));

/** Why a ship cannot dock at this facility, whatever state it is in; null: it can (T8.7, T8.8). Texts have the last word. */
function whyNoDock(g: Trek, ship: Piece, at: Piece): Bar | null {
  return mayDock.ask(g, whyBarred(g, ship, at), { ship, at });
}
function whyBarred(g: Trek, ship: Piece, at: Piece): Bar | null {
  const seat = controllerOf(g, ship);
  const bar = (rule: string, tag: string): Bar => ({ from: ruleCause(rule), tag, data: { ship, facility: at } });
  const facts = factsOf(g, at);
  if (!isYours(g, seat, at)) return bar('T8.8', 'dock.not-yours');
  if (facts.type === 'Facility' && facts.facility === 'Station') return bar('T8.7', 'dock.only-at-sites');
  return compatible(g, seat, ship, at) ? null : bar('T11.1', 'dock.incompatible');
}

/** Why it cannot dock as it is now (T43.5, T45.2). */
const whyNotDocking = (g: Trek, ship: Piece): Bar | null =>
  is(g, ship, 'cloaked') ? shipBar('T45.2', 'dock.cloaked', ship) : whyIdleShip(g, ship);

const docksFor = (g: Trek, ship: Piece): Piece[] => docksBeside(g, ship).filter((at) => whyNoDock(g, ship, at) === null);

function offer(g: Trek, seat: Seat, ship: Piece): Verb | null {
  const docks = docksFor(g, ship);
  if (docks.length === 0 || whyNotDocking(g, ship) !== null) return null;
  const id = orderId('dock', ship);
  if (docks.length === 1) return { id, data: { ship, facility: docks[0] } };
  const ask = oneOf(seat, 'dock.where', ruleCause('T8.8'), docks.map(pieceId), { ship });
  return { id, data: { ship }, first: { ask: showing(SHOWS.piece, ask) } };
}

/** Docks at a facility of one's own where the ship is, without RANGE and without stopping it (T8.8, T8.9, T8.15). */
export const dockOrder: Order = {
  verb: 'dock',
  kind: 'order',
  offers: (g, seat) => shipsOf(g, seat).flatMap((ship) => offer(g, seat, ship) ?? []),
  run: (g, seat, ship, [where]) => {
    const chosen = textOf(where);
    return because(g, 'rule', 'T8.8', seat, dock(g, seat, ship, chosen === null ? docksFor(g, ship)[0] : pieceIn(chosen)));
  },
  whyNot(g, seat, ship): Bar | null {
    if (!isOwnShip(g, seat, ship)) return null;
    if (isDocked(g, ship)) return shipBar('T8.8', 'dock.docked', ship);
    const docks = docksBeside(g, ship);
    if (docks.length === 0) return shipBar('T8.8', 'dock.nothing-here', ship);
    const bars = docks.map((at) => whyNoDock(g, ship, at));
    return bars.every((x) => x !== null) ? bars[0] : whyNotDocking(g, ship);
  },
};

function* dock(g: Trek, seat: Seat, ship: Piece, at: Piece): Flow {
  const ev: Moving = { by: seat, pieces: [ship], ship, from: zoneOf(g, ship), to: zoneIn(at) };
  yield* docking.open(g, ev);
  if (ev.stopped || !docksFor(g, ship).includes(at) || whyNotDocking(g, ship) !== null) return;
  move(g, ship, ev.to);
  putMark(g, ship, 'since', g.s.turn.n);
  emit(g, 'docked', { by: seat, piece: ship, card: g.s.card[ship], facility: g.s.card[at] });
  yield* docked.open(g, { by: seat, ship, at });
}

function whyNotUndocking(g: Trek, ship: Piece): Bar | null {
  if (!isDocked(g, ship)) return shipBar('T8.8', 'undock.free', ship);
  return whyIdleShip(g, ship) ?? mayDock.ask(g, null, { ship, at: dockOf(g, ship) });
}

/** Leaves the dock; the ship may move in the same turn (T8.15). */
export const undockOrder: Order = {
  verb: 'undock',
  kind: 'order',
  offers: (g, seat) => plainOffers(g, seat, 'undock', whyNotUndocking),
  run: (g, seat, ship) => because(g, 'rule', 'T8.15', seat, undock(g, seat, ship)),
  whyNot: (g, seat, ship) => (isOwnShip(g, seat, ship) ? whyNotUndocking(g, ship) : null),
};

function* undock(g: Trek, seat: Seat, ship: Piece): Flow {
  const at = dockOf(g, ship);
  const ev: Moving = { by: seat, pieces: [ship], ship, from: zoneOf(g, ship), to: spaceAt(locationOf(g, ship)) };
  yield* docking.open(g, ev);
  if (ev.stopped || dockOf(g, ship) !== at || whyNotUndocking(g, ship) !== null) return;
  // The facility may be elsewhere by now.
  move(g, ship, spaceAt(locationOf(g, ship)));
  putMark(g, ship, 'since', g.s.turn.n);
  emit(g, 'undocked', { by: seat, piece: ship, card: g.s.card[ship], facility: g.s.card[at] });
}
