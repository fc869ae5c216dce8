import { berths } from '../geometry/berths.ts';
import { gateFor, starMap, warpRow, type MapLayout, type MapSize } from '../geometry/star-map.ts';
import type { Point } from '../geometry/flight.ts';
import type { RingPoint } from '../geometry/ring.ts';
import type { Board, ColourName, Fleet, PlaceView } from '../../view/board.ts';
import { COLOURS } from '../../view/board.ts';
import { colourOf, fleetsOf, personOf, placeNamed, seatsFrom, shipsOf, systemOf, vesselsIn } from '../model/queries.ts';
import { assetsAt } from '../model/things.ts';
import type { Flight } from '../motion/flights.ts';
import { defenderPlaces } from './defenders.tsx';
import { inGate, type Group } from './gate.tsx';
import { deckWidth } from './vessel.tsx';

/** A board laid out: who sits where, and where every planet is. */
export interface MapModel {
  readonly layout: MapLayout;
  readonly systems: readonly SystemModel[];
  readonly pointOf: ReadonlyMap<string, RingPoint>;
}
export interface SystemModel {
  readonly seat: number;
  readonly colour: ColourName;
  readonly planets: readonly PlaceView[];
  /** What else stands there and carries ships. */
  readonly vessels: readonly PlaceView[];
}

export function mapModel(board: Board, viewer: number | null, size: MapSize): MapModel {
  const systems = seatsFrom(board, viewer).map((seat): SystemModel => {
    const colour = colourOf(board, seat);
    return { seat, colour, planets: systemOf(board, colour), vessels: vesselsIn(board, colour) };
  });
  const layout = starMap(
    size,
    systems.map((s) => s.planets.length),
  );
  const pointOf = new Map<string, RingPoint>();
  systems.forEach(({ planets, vessels }, i) => {
    planets.forEach((p, j) => pointOf.set(p.name, layout.systems[i].planets[j]));
    if (vessels.length === 0) return;
    const at = berths(
      layout,
      i,
      vessels.map((p) => deckWidth(p.ships, size.unit)),
    );
    vessels.forEach((p, j) => pointOf.set(p.name, at[j]));
  });
  return { layout, systems, pointOf };
}

/** Ships that stand in a place now: those still flying there are left out. */
export function standing(place: PlaceView, flights: readonly Flight[]): Fleet {
  const coming = flights.filter((f) => f.to === place.name);
  if (coming.length === 0) return place.ships;
  const out: { [C in ColourName]?: number } = { ...place.ships };
  for (const f of coming) {
    const left = (out[f.colour] ?? 0) - f.n;
    if (left > 0) out[f.colour] = left;
    else delete out[f.colour];
  }
  return out;
}

/** Groups of ships in the gate or beside the planet: the main player's first, then as they joined. */
export function groupsIn(board: Board, kind: 'gate' | 'side', flights: readonly Flight[]): Group[] {
  const place = board.places.find((p) => p.kind === kind);
  if (!place) return [];
  const fleet = standing(place, flights);
  const e = board.encounter;
  const first = e ? [e.offense, e.defense, ...e.allies[0], ...e.allies[1]].flatMap((s) => fleetsOf(board, s)) : [];
  const order = [...new Set([...first, ...COLOURS])];
  const special = assetsAt(board, place.name);
  return order
    .filter((colour) => shipsOf(fleet, colour) > 0)
    .map((colour) => ({ colour, n: shipsOf(fleet, colour), marks: special.filter((x) => x.colour === colour) }));
}

/** The planet that is in the gate itself. */
export const carrierOf = (board: Board): PlaceView | null =>
  (board.encounter?.carrier && placeNamed(board, board.encounter.carrier)) || null;

/** Where things of a place are on the screen: where flights begin and end. */
export function anchorOf(m: MapModel, board: Board, name: string, colour: ColourName): Point {
  const e = board.encounter;
  const point = m.pointOf.get(name);
  if (point && e?.carrier !== name) return point;
  const target = e?.target === null || e?.target === undefined ? undefined : m.pointOf.get(e.target);
  const place = placeNamed(board, name);
  if ((place?.kind === 'gate' || point) && target) {
    const groups = groupsIn(board, 'gate', []);
    const gate = gateFor(m.layout, target);
    const at = inGate(gate, groups.length, carrierOf(board) !== null, m.layout.unit);
    return (point ? at.carrier : at.groups[groups.findIndex((g) => g.colour === colour)]) ?? gate;
  }
  if (place?.kind === 'side' && target) {
    const groups = groupsIn(board, 'side', []);
    const i = groups.findIndex((g) => g.colour === colour);
    return defenderPlaces(m.layout, target, Math.max(1, groups.length))[Math.max(0, i)];
  }
  // What lies before somebody is nearest to where that player sits.
  const before = board.assets.find((x) => x.hold === name);
  const home = before ? m.systems.findIndex((s) => s.seat === personOf(board, before.colour)) : -1;
  if (home >= 0) {
    const p = m.layout.ring.at(m.layout.systems[home].middle);
    return { x: p.x + p.nx * m.layout.radius, y: p.y + p.ny * m.layout.radius };
  }
  return place?.kind === 'warp' ? warpRow(m.layout) : { x: m.layout.cx, y: m.layout.cy };
}
