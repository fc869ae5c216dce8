import { ask, oneOf, showing, type Flow, type Seat } from '@parley/kernel';
import { cardCause, pieceId, pieceIn, SHOWS } from '../../ids/index.ts';
import type { Destination } from '../../language/index.ts';
import { hasPlanet, isInPlay, lineOf, locationOf, locations, quadrantOf, spaceAt, surfaceAt, yours } from '../board/places.ts';
import { fitsAboard } from '../numbers/able.ts';
import { isNamed } from '../numbers/filter.ts';
import { spanOf } from '../numbers/spans.ts';
import { relocate } from '../people/relocate.ts';
import { cardOf, isType } from '../registry/cards.ts';
import { is } from '../state/marks.ts';
import { rival, type Piece, type Trek, type Zone } from '../state/state.ts';
import { zoneIn, zoneOf } from '../state/zones.ts';
import { query } from '../timing/timing.ts';
import type { Strike } from './strike.ts';

const mayBeam = query('mayBeam');

/** How far it is along the line: the spans of all locations that would be entered (T38.12). */
function distance(g: Trek, piece: Piece, line: readonly Piece[], from: number, to: number): number {
  const way = to > from ? line.slice(from + 1, to + 1) : line.slice(to, from);
  return way.reduce((n, x) => n + spanOf(g, x, piece), 0);
}

/** Does a mission say that this dilemma takes people there? */
const attracts = (g: Trek, location: Piece, dilemma: Piece): boolean =>
  hasPlanet(g, location) && cardOf(g, location).standing.some((x) => x.says === 'attracts' && isNamed(g, dilemma, x.card));

/** The locations that it may be: several if they are equally far. */
function goals(g: Trek, dilemma: Piece, piece: Piece, to: Exclude<Destination, 'ship'>): readonly Piece[] {
  const at = locationOf(g, piece);
  const drawn = to === 'nearest-planet' ? locations(g).filter((x) => x !== at && attracts(g, x, dilemma)) : [];
  if (drawn.length > 0) return drawn;
  const quadrant = quadrantOf(g, piece);
  if (quadrant === null) return [];
  const line = lineOf(g, quadrant);
  if (to === 'spaceline-end') return [...new Set([line[0], line[line.length - 1]])];
  const planets = line.filter((x) => x !== at && hasPlanet(g, x));
  const far = planets.map((x) => distance(g, piece, line, line.indexOf(at), line.indexOf(x)));
  const best = to === 'furthest-planet' ? Math.max(...far) : Math.min(...far);
  return planets.filter((_, i) => far[i] === best);
}

/** Ships of their player at the location that would take all of them, and to which they can be beamed: none that is cloaked (T13.4). */
export const shipsFor = (g: Trek, s: Strike, pieces: readonly Piece[]): readonly Piece[] =>
  yours(g, s.seat).filter(
    (x) =>
      isType(g, x, 'Ship') &&
      locationOf(g, x) === s.mission &&
      !is(g, x, 'cloaked') &&
      pieces.every(
        (y) => fitsAboard(g, s.seat, zoneIn(x), y) && mayBeam.ask(g, null, { seat: s.seat, from: zoneOf(g, y), to: zoneIn(x) }) === null,
      ),
  );

/** Could they be put there at all? */
export const canRelocate = (g: Trek, s: Strike, pieces: readonly Piece[], to: Destination): boolean =>
  pieces.length > 0 && (to === 'ship' ? shipsFor(g, s, pieces) : goals(g, s.dilemma, pieces[0], to)).length > 0;

/** They are put there, wherever that is. Ties of distance are the opponent's choice (T38.12). */
export function* relocateTo(g: Trek, s: Strike, pieces: readonly Piece[], to: Destination, shown: boolean): Flow {
  const some = pieces.filter((x) => isInPlay(g, x));
  if (!canRelocate(g, s, some, to)) return;
  const options = to === 'ship' ? shipsFor(g, s, some) : goals(g, s.dilemma, some[0], to);
  const goal = yield* choose(g, to === 'ship' ? s.seat : rival(s.seat), s.dilemma, options);
  yield* relocate(g, some, placeAt(g, some[0], goal, to), shown);
}

function placeAt(g: Trek, piece: Piece, goal: Piece, to: Destination): Zone {
  if (to === 'ship') return zoneIn(goal);
  return isType(g, piece, 'Ship') ? spaceAt(goal) : surfaceAt(goal);
}

function* choose(g: Trek, seat: Seat, dilemma: Piece, from: readonly Piece[]): Flow<Piece> {
  if (from.length === 1) return from[0];
  const card = g.s.card[dilemma];
  const question = oneOf(seat, 'relocate.where', cardCause(card), from.map(pieceId), { card });
  return pieceIn(yield* ask(showing(SHOWS.piece, question)));
}
