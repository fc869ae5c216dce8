import type { Game } from './game.ts';
import { addZone, movePiece, type Pieces } from './pieces.ts';

/**
 * Pieces that may hold zones of their own: a crew aboard a ship that lies at a station. Where something is, is where it lies; everything
 * else ("aboard", "here", "in orbit") is worked out from that.
 */
export interface Nest extends Pieces {
  /** The piece each zone belongs to, or -1 for those that lie on the table. */
  holder: number[];
}

export const NOBODY = -1;

/** The list of every empty zone, once a nest was trimmed: most pieces never hold anything. */
const EMPTY: number[] = [];
Object.freeze(EMPTY);

/** A new zone that belongs to a piece, or to nobody. */
export function addZoneOf(nest: Nest, holder: number): number {
  nest.holder.push(holder);
  return addZone(nest);
}

/** The zones that belong to a piece. */
export function zonesOf(nest: Nest, piece: number): number[] {
  const out: number[] = [];
  for (let zone = 0; zone < nest.holder.length; zone++) if (nest.holder[zone] === piece) out.push(zone);
  return out;
}

/** The piece in one of whose zones this one lies, or NOBODY. */
export const holderOf = (nest: Nest, piece: number): number => nest.holder[nest.zone[piece]];

/** Everything this piece lies in, from the nearest to the farthest. */
export function holders(nest: Nest, piece: number): number[] {
  const out: number[] = [];
  for (let at = holderOf(nest, piece); at !== NOBODY; at = holderOf(nest, at)) out.push(at);
  return out;
}

/** Does this piece lie in that one, however deep? */
export function isWithin(nest: Nest, piece: number, outer: number): boolean {
  for (let at = holderOf(nest, piece); at !== NOBODY; at = holderOf(nest, at)) if (at === outer) return true;
  return false;
}

/** Everything that lies in a piece, however deep: what goes where it goes. */
export function contents(nest: Nest, piece: number): number[] {
  const out: number[] = [];
  for (const zone of zonesOf(nest, piece)) for (const x of nest.in[zone]) out.push(x, ...contents(nest, x));
  return out;
}

/** The one way a piece of a nest moves. Nothing can lie in itself. */
export function putInto<S>(g: Game<S>, nest: Nest, piece: number, zone: number, where: 'top' | 'bottom' | number = 'top'): void {
  const into = nest.holder[zone];
  if (into === piece || (into !== NOBODY && isWithin(nest, into, piece)))
    throw new Error(`piece ${piece} cannot be put into zone ${zone}, which lies in it`);
  if (nest.in[zone].length === 0) nest.in[zone] = [];
  movePiece(g, nest, piece, zone, where);
}

/** Gives back the room that lists have taken beyond what is in them. Only between stretches of play, when nobody holds such a list. */
export function trimNest(nest: Nest): void {
  nest.zone = nest.zone.slice();
  nest.holder = nest.holder.slice();
  nest.in = nest.in.map((list) => (list.length === 0 ? EMPTY : list.slice()));
}

/** What is wrong with a nest besides its pieces: zones of pieces that do not exist, pieces that lie in themselves. */
export function nestFaults(nest: Nest, what: string): string[] {
  const faults: string[] = [];
  if (nest.holder.length !== nest.in.length) faults.push(`${nest.in.length} zones, but ${nest.holder.length} holders`);
  nest.holder.forEach((piece, zone) => {
    if (piece !== NOBODY && nest.zone[piece] === undefined) faults.push(`zone ${zone} belongs to ${what} ${piece}, which does not exist`);
  });
  nest.zone.forEach((_, piece) => {
    let steps = 0;
    for (let at = holderOf(nest, piece); at !== NOBODY && at !== undefined; at = holderOf(nest, at))
      if (++steps > nest.zone.length) {
        faults.push(`${what} ${piece} lies in itself`);
        break;
      }
  });
  return faults;
}
