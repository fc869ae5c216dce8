import { oneOf, showing, someOf, type Cap, type Seat, type Step, type StepAnswer, type Verb } from '@parley/kernel';
import { orderId, pieceId, pieceIn, ruleCause, SHOWS, zoneId, zoneIn as zoneOfOption } from '../../ids/index.ts';
import { move } from '../board/move.ts';
import { isInPlay } from '../board/places.ts';
import { canAct, compatible, fitsAboard, isDeactivated, vesselOf, whyCannotAct } from '../numbers/able.ts';
import { bySeat, tell } from '../people/told.ts';
import { isType } from '../registry/cards.ts';
import { controllerOf, isYours } from '../state/control.ts';
import { is, putMark } from '../state/marks.ts';
import type { Piece, Trek, Zone } from '../state/state.ts';
import { piecesIn, zoneOf } from '../state/zones.ts';
import type { Moving } from '../timing/events.ts';
import type { Bar } from '../timing/tables.ts';

/** Where some of those who are at a place can go, and who of them. */
export interface Trip {
  readonly to: Zone;
  readonly who: readonly Piece[];
}

/** The ways of going that are alike: beaming and walking. */
export interface Going {
  readonly verb: 'beam' | 'walk';
  readonly rule: string;
  /** Where those who are here could go, if they can go at all; an empty list: nowhere. */
  readonly ways: (g: Trek, seat: Seat, from: Zone) => readonly Zone[];
}

const isThing = (g: Trek, piece: Piece): boolean => isType(g, piece, 'Equipment') || isType(g, piece, 'Artifact');

/** Personnel go if they can be given orders and are not in quarantine; equipment is taken along or sent alone (T13.5, T13.6, T47.9). */
const canGo = (g: Trek, seat: Seat, piece: Piece): boolean => {
  if (!isYours(g, seat, piece)) return false;
  // Holograms that are switched off are taken along as things are (T6.11).
  if (isThing(g, piece) || isDeactivated(g, piece)) return true;
  return isType(g, piece, 'Personnel') && !is(g, piece, 'quarantined') && canAct(g, piece);
};

/** Those at a place who could go. */
export const goersFrom = (g: Trek, seat: Seat, from: Zone): readonly Piece[] => piecesIn(g, from).filter((x) => canGo(g, seat, x));

export function tripsFrom(g: Trek, seat: Seat, from: Zone, { ways }: Going): readonly Trip[] {
  const movers = goersFrom(g, seat, from);
  if (movers.length === 0) return [];
  return ways(g, seat, from)
    .map((to): Trip => ({ to, who: movers.filter((x) => fitsAboard(g, seat, to, x)) }))
    .filter(({ who }) => who.length > 0);
}

/**
 * Nobody comes where house arrest would follow (T11.7): of two who do not go together one at most goes aboard. Only people can be apart, and only
 * where they share a ship or facility.
 */
export function capsFor(g: Trek, seat: Seat, { to, who }: Trip): Cap[] {
  const vessel = vesselOf(g, to);
  if (vessel < 0 || controllerOf(g, vessel) !== seat) return [];
  const people = who.filter((x) => isType(g, x, 'Personnel'));
  return people.flatMap((a, i) =>
    people.slice(i + 1).flatMap((b) => (compatible(g, seat, a, b) ? [] : [{ of: [pieceId(a), pieceId(b)], max: 1 }])),
  );
}

/** Which of them go: nobody is asked about one alone. */
function whoStep(g: Trek, seat: Seat, from: Zone, trip: Trip, { verb, rule }: Going): Step | undefined {
  if (trip.who.length === 1) return undefined;
  const options = trip.who.map(pieceId);
  const data = { from, to: trip.to };
  const ask = someOf(seat, `${verb}.who`, ruleCause(rule), options, 1, options.length, data, [options[0]], capsFor(g, seat, trip));
  return { ask: showing(SHOWS.group, ask) };
}

/** The order to go from a place: where to, then who. What can only be answered in one way is not asked. */
export function offerTo(g: Trek, seat: Seat, from: Zone, going: Going): Verb | null {
  const trips = tripsFrom(g, seat, from, going);
  if (trips.length === 0) return null;
  const id = orderId(going.verb, from);
  if (trips.length === 1) {
    const first = whoStep(g, seat, from, trips[0], going);
    return { id, data: { from, to: trips[0].to }, ...(first === undefined ? {} : { first }) };
  }
  const ask = oneOf(
    seat,
    `${going.verb}.where`,
    ruleCause(going.rule),
    trips.map(({ to }) => zoneId(to)),
    { from },
  );
  const after: { [option: string]: Step } = {};
  for (const trip of trips) {
    const next = whoStep(g, seat, from, trip, going);
    if (next !== undefined) after[zoneId(trip.to)] = next;
  }
  return { id, data: { from }, first: { ask: showing(SHOWS.destination, ask), after } };
}

/** What was chosen: where to, and who. */
export function chosenTrip(g: Trek, seat: Seat, from: Zone, going: Going, steps: readonly StepAnswer[]): Trip {
  const trips = tripsFrom(g, seat, from, going);
  const [first, second] = steps;
  const asked = trips.length > 1 && typeof first === 'string';
  const trip = asked ? trips.find(({ to }) => to === zoneOfOption(first)) : trips[0];
  if (trip === undefined) throw new Error(`nobody can ${going.verb} from zone ${from}`);
  const who = asked ? second : first;
  return { to: trip.to, who: isList(who) ? who.map(pieceIn) : trip.who };
}
const isList = (x: StepAnswer | undefined): x is readonly string[] => Array.isArray(x);

/** Those who still can go after others have had their say: in the same place, and able to. */
export const stillGoing = (g: Trek, { by, pieces, from }: Moving): Piece[] =>
  pieces.filter((x) => isInPlay(g, x) && zoneOf(g, x) === from && canGo(g, by, x));

/** They go, and people are told: everybody how many, their player who. */
export function goTo(g: Trek, type: string, pieces: readonly Piece[], from: Zone, to: Zone): void {
  for (const piece of pieces) {
    move(g, piece, to);
    putMark(g, piece, 'since', g.s.turn.n);
  }
  tell(g, type, bySeat(g, pieces), false, { from, to });
}

/** Why nobody goes from here: who they are, or that there is nowhere to go, as `elsewhere` says. Null: they can. */
export function whyNobodyGoes(g: Trek, seat: Seat, from: Zone, going: Going, elsewhere: Bar | null): Bar | null {
  const own = piecesIn(g, from).filter((x) => isYours(g, seat, x) && (isThing(g, x) || isType(g, x, 'Personnel')));
  if (own.length === 0 || tripsFrom(g, seat, from, going).length > 0) return null;
  if (own.some((x) => canGo(g, seat, x))) {
    if (going.ways(g, seat, from).length > 0) return { from: ruleCause('T11.7'), tag: 'go.arrest' };
    return elsewhere;
  }
  const quarantined = own.find((x) => is(g, x, 'quarantined'));
  if (quarantined !== undefined) return { from: ruleCause('T47.9'), tag: 'quarantined', data: { piece: quarantined } };
  return whyCannotAct(g, own[0]);
}
