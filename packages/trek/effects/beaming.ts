import { ask, showing, someOf, type Flow, type Seat } from '@parley/kernel';
import { cardCause, pieceId, pieceIn, ruleCause, SHOWS } from '../ids/index.ts';
import { chooseZone } from '../rules/asking/ask.ts';
import { locations } from '../rules/board/places.ts';
import { beamTrips, placesAt, transport, whyNotBeam } from '../rules/orders/beam.ts';
import { capsFor, type Trip } from '../rules/orders/going.ts';
import { isType } from '../rules/registry/cards.ts';
import type { Piece, Trek, Zone } from '../rules/state/state.ts';
import { kindOf, zoneOf } from '../rules/state/zones.ts';

export { placesAt, whyNotBeam };
export type { Trip };

/** Somebody is beamed outside of orders. */
export interface Beam {
  readonly from: Zone;
  readonly trip: Trip;
}

/** Where somebody of this player can be beamed up from or down to a planet now, and where to. */
const beamsOf = (g: Trek, seat: Seat, only?: Zone): readonly { readonly from: Zone; readonly trips: readonly Trip[] }[] =>
  locations(g)
    .flatMap((location) => placesAt(g, location))
    .filter((from) => only === undefined || from === only)
    .map((from) => ({ from, trips: beamTrips(g, seat, from).flatMap((trip) => toOrFromPlanet(g, from, trip)) }))
    .filter(({ trips }) => trips.length > 0);
/** Personnel alone: nothing else has an armband. */
function toOrFromPlanet(g: Trek, from: Zone, { to, who }: Trip): readonly Trip[] {
  const people = who.filter((x) => isType(g, x, 'Personnel'));
  return people.length > 0 && (kindOf(from) === 'surface' || kindOf(to) === 'surface') ? [{ to, who: people }] : [];
}
export const canBeamUpOrDown = (g: Trek, seat: Seat, only?: Zone): boolean => beamsOf(g, seat, only).length > 0;

/** Where from, where to, and who; `only`: from there. */
export function* chooseBeam(g: Trek, seat: Seat, only?: Zone): Flow<Beam> {
  const all = beamsOf(g, seat, only);
  const from = yield* chooseZone(
    g,
    seat,
    all.map((x) => x.from),
    'beam.from',
  );
  const trips = all.find((x) => x.from === from)?.trips ?? [];
  const to = yield* chooseZone(
    g,
    seat,
    trips.map((x) => x.to),
    'beam.where',
  );
  const trip = trips.find((x) => x.to === to) ?? trips[0];
  return { from, trip: { to, who: yield* chooseGoers(g, seat, trip, trip.who.length) } };
}

/** Who goes on such a trip, at most so many: nobody who would be arrested there or have others arrested (T11.7). */
export function* chooseGoers(g: Trek, seat: Seat, trip: Trip, most: number): Flow<readonly Piece[]> {
  const { to, who } = trip;
  if (who.length <= 1) return who;
  const options = who.map(pieceId);
  const data = { from: zoneOf(g, who[0]), to };
  const caps = capsFor(g, seat, trip);
  const from = g.cause?.kind === 'card' ? cardCause(g.cause.id) : ruleCause('T13.1');
  const question = someOf(seat, 'beam.who', from, options, 1, Math.min(most, options.length), data, [options[0]], caps);
  return (yield* ask(showing(SHOWS.group, question))).map(pieceIn);
}

/** Those who can still go are beamed. */
export const beam = (g: Trek, seat: Seat, { from, trip }: Beam): Flow => transport(g, seat, from, trip);
