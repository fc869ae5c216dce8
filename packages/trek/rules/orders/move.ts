import { because, emit, memoised, oneOf, showing, type Flow, type Seat, type Verb } from '@parley/kernel';
import { orderId, ruleCause, SHOWS, zoneId } from '../../ids/index.ts';
import { move } from '../board/move.ts';
import { isInPlay, locationOf, locations, spaceAt } from '../board/places.ts';
import { numberOf } from '../numbers/attributes.ts';
import { spanOf, waysFrom } from '../numbers/spans.ts';
import { crewOf } from '../numbers/staffing.ts';
import { loseCloak } from '../people/cloak.ts';
import { stop } from '../people/stop.ts';
import { cardOf, nameOf } from '../registry/cards.ts';
import { mark, putMark } from '../state/marks.ts';
import type { Piece, Trek } from '../state/state.ts';
import { zoneOf } from '../state/zones.ts';
import type { Moving } from '../timing/events.ts';
import type { Bar } from '../timing/tables.ts';
import { event, query } from '../timing/timing.ts';
import type { Order } from './order.ts';
import { isFlying, isOwnShip, shipBar, shipsOf, textOf, whyIdleShip } from './ships.ts';

const leaves = event('ship.leaves');
const passes = event('ship.passes');
const arrives = event('ship.arrives');
const moveRange = query('moveRange');
const mayMove = query('mayMove');
const passageStops = query('passageStops');
const wraps = query('wraps');

/** A way a ship can take. */
export interface Route {
  /** The locations it enters, the last of them where it stops (T12.4, T12.5). */
  readonly way: readonly Piece[];
  readonly cost: number;
  /** It goes through a passage that stops it (T44.10). */
  readonly stops: boolean;
}
const destination = ({ way }: Route): Piece => way[way.length - 1];

/** The ways along its line, and through a passage that begins here: no ship leaves its line but by text (T12.7, T44.3). */
function allRoutes(g: Trek, ship: Piece): readonly Route[] {
  const at = locationOf(g, ship);
  const along = waysFrom(g, at, wraps.ask(g, false, ship)).flatMap((line) => {
    let cost = 0;
    return line.map((x, i): Route => ({ way: line.slice(0, i + 1), cost: (cost += spanOf(g, x, ship)), stops: false }));
  });
  return [...along, ...passages(g, ship, at)];
}

function passages(g: Trek, ship: Piece, at: Piece): Route[] {
  return cardOf(g, at).standing.flatMap((text) =>
    text.says === 'passage'
      ? locations(g)
          .filter((x) => x !== at && nameOf(g, x) === text.to)
          .map((x): Route => ({ way: [x], cost: spanOf(g, x, ship), stops: text.stops }))
      : [],
  );
}

/** The RANGE a ship has left for a way (T12.4, T12.6, T44.5). */
const rangeFor = (g: Trek, ship: Piece, way: readonly Piece[]): number =>
  moveRange.ask(g, numberOf(g, ship, 'RANGE'), { ship, way }) - mark(g, ship, 'range');

function whyNotAlong(g: Trek, ship: Piece, route: Route): Bar | null {
  const left = rangeFor(g, ship, route.way);
  const bar: Bar | null =
    route.cost > left ? { from: ruleCause('T12.4'), tag: 'move.range', data: { ship, left: Math.max(0, left), cost: route.cost } } : null;
  return mayMove.ask(g, bar, { ship, to: destination(route), way: route.way });
}

/** Why it cannot move at all: docked, landed, stopped, without staff (T8.10, T12.1, T44.4). */
const whyStuck = (g: Trek, ship: Piece): Bar | null => {
  if (!isFlying(g, ship)) return shipBar('T8.10', 'move.not-in-space', ship);
  return whyIdleShip(g, ship);
};

/** Every location the ship can reach now, the nearest first; where a passage leads to its own line, by the cheaper way. */
export const routesOf = (g: Trek, ship: Piece): readonly Route[] => memoised(g, `routes:${ship}`, () => listRoutes(g, ship));

function listRoutes(g: Trek, ship: Piece): readonly Route[] {
  if (whyStuck(g, ship) !== null) return [];
  const open = allRoutes(g, ship).filter((x) => whyNotAlong(g, ship, x) === null);
  return open
    .toSorted((a, b) => a.cost - b.cost)
    .filter((x, at, sorted) => sorted.findIndex((y) => destination(y) === destination(x)) === at);
}

function offer(g: Trek, seat: Seat, ship: Piece): Verb | null {
  const routes = routesOf(g, ship);
  if (routes.length === 0) return null;
  const options = routes.map((x) => zoneId(spaceAt(destination(x))));
  const costs = Object.fromEntries(routes.map((x, i) => [options[i], x.cost]));
  const left = numberOf(g, ship, 'RANGE') - mark(g, ship, 'range');
  const ask = oneOf(seat, 'move.where', ruleCause('T12.4'), options, { ship, left, costs });
  return { id: orderId('move', ship), data: { ship, left }, first: { ask: showing(SHOWS.destination, ask) } };
}

/** Moves a ship along its line, with everybody and everything aboard (T12.4 to T12.7, T44). */
export const moveOrder: Order = {
  verb: 'move',
  kind: 'order',
  offers: (g, seat) => shipsOf(g, seat).flatMap((ship) => offer(g, seat, ship) ?? []),
  run: (g, seat, ship, [where]) => {
    const chosen = textOf(where);
    const route = routesOf(g, ship).find((x) => zoneId(spaceAt(destination(x))) === chosen);
    if (route === undefined) throw new Error(`ship ${ship} cannot move to ${chosen ?? 'nowhere'}`);
    return because(g, 'rule', 'T12.4', seat, fly(g, seat, ship, route));
  },
  whyNot(g, seat, ship): Bar | null {
    if (!isOwnShip(g, seat, ship) || routesOf(g, ship).length > 0) return null;
    const bar = whyStuck(g, ship);
    if (bar !== null) return bar;
    const [nearest] = allRoutes(g, ship);
    return nearest === undefined ? shipBar('T44.3', 'move.nowhere', ship) : whyNotAlong(g, ship, nearest);
  },
};

/** Location by location, so that whatever happens on the way finds it where it is; each is paid for when it is entered. */
function* fly(g: Trek, seat: Seat, ship: Piece, { way, stops }: Route): Flow {
  const from = zoneOf(g, ship);
  const moving = (to: Piece): Moving => ({ by: seat, pieces: [ship], ship, from: zoneOf(g, ship), to: spaceAt(to) });
  const start = moving(way[0]);
  yield* leaves.open(g, start);
  if (start.stopped || !isAt(g, ship, from) || !goesOn(g, ship, way)) return;
  const used = mark(g, ship, 'range');
  for (const [i, location] of way.entries()) {
    const ev = moving(location);
    putMark(g, ship, 'range', mark(g, ship, 'range') + spanOf(g, location, ship));
    move(g, ship, ev.to);
    if (i === way.length - 1) return yield* arrive(g, seat, ship, ev, from, mark(g, ship, 'range') - used, stops);
    yield* passes.open(g, ev);
    if (!isAt(g, ship, ev.to)) return;
    // Whatever holds it here makes this the end of its way (T12.5).
    if (ev.stopped || !goesOn(g, ship, way.slice(i + 1)))
      return yield* arrive(g, seat, ship, ev, from, mark(g, ship, 'range') - used, false);
  }
}
/**
 * Can it still go the rest of its way? What has happened to it may have stopped it, killed its staff or left it with less RANGE (T40.7, T44.5). Texts that
 * bar ships from leaving a location do not look at those that pass by (T44.2).
 */
const goesOn = (g: Trek, ship: Piece, way: readonly Piece[]): boolean =>
  whyIdleShip(g, ship) === null && way.reduce((n, x) => n + spanOf(g, x, ship), 0) <= rangeFor(g, ship, way);
const isAt = (g: Trek, ship: Piece, zone: number): boolean => isInPlay(g, ship) && zoneOf(g, ship) === zone;

function* arrive(g: Trek, seat: Seat, ship: Piece, ev: Moving, from: number, cost: number, stops: boolean): Flow {
  putMark(g, ship, 'since', g.s.turn.n);
  emit(g, 'flew', { by: seat, piece: ship, card: g.s.card[ship], from, to: ev.to, cost });
  if (stops && passageStops.ask(g, true, ship)) yield* because(g, 'rule', 'T44.10', seat, beStopped(g, ship));
  loseCloak(g, seat, ship);
  yield* arrives.open(g, ev);
}

/** The ship, and its crew (T44.10). */
function* beStopped(g: Trek, ship: Piece): Flow {
  stop(g, [ship, ...crewOf(g, ship)]);
}
