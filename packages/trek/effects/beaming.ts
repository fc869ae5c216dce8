import { ask, showing, someOf, type Flow, type Seat } from '@parley/kernel';
import { cardCause, pieceId, pieceIn, SHOWS } from '../ids/index.ts';
import { choosePiece, chooseZone } from '../rules/asking/ask.ts';
import { locations } from '../rules/board/places.ts';
import { beamTrips, placesAt, transport } from '../rules/orders/beam.ts';
import { capsFor, type Trip } from '../rules/orders/going.ts';
import type { Piece, Trek, Zone } from '../rules/state/state.ts';
import { kindOf } from '../rules/state/zones.ts';

/** Somebody is beamed outside of orders. */
export interface Beam {
  readonly from: Zone;
  readonly trip: Trip;
}

/** Where somebody of this player can be beamed up from or down to a planet now, and where to. */
const beamsOf = (g: Trek, seat: Seat): readonly { readonly from: Zone; readonly trips: readonly Trip[] }[] =>
  locations(g)
    .flatMap((location) => placesAt(g, location))
    .map((from) => ({ from, trips: beamTrips(g, seat, from).filter(({ to }) => kindOf(from) === 'surface' || kindOf(to) === 'surface') }))
    .filter(({ trips }) => trips.length > 0);
export const canBeamUpOrDown = (g: Trek, seat: Seat): boolean => beamsOf(g, seat).length > 0;

/** Where from, where to, and who. */
export function* chooseBeam(g: Trek, seat: Seat, source: Piece): Flow<Beam> {
  const all = beamsOf(g, seat);
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
  if (trip.who.length === 1) return { from, trip: { to, who: [yield* choosePiece(g, seat, trip.who)] } };
  const options = trip.who.map(pieceId);
  const question = someOf(
    seat,
    'beam.who',
    cardCause(g.s.card[source]),
    options,
    1,
    options.length,
    { from, to },
    [options[0]],
    capsFor(g, seat, trip),
  );
  return { from, trip: { to, who: (yield* ask(showing(SHOWS.group, question))).map(pieceIn) } };
}

/** Those who can still go are beamed. */
export const beam = (g: Trek, seat: Seat, { from, trip }: Beam): Flow => transport(g, seat, from, trip);
