import { stamp, type Game } from './game.ts';
import { touch } from './news.ts';
import { shuffleNumbers } from './random.ts';

/** Things with an identity (cards, tokens), each in exactly one zone. Zones are ordered; the last item is on top. */
export interface Pieces {
  /** The zone of each piece. */
  zone: number[];
  /** The pieces of each zone. */
  in: number[][];
}

/** Things without identity (ships of one colour in one place), as counts: at[place][kind]. */
export interface Counts {
  at: number[][];
}

/** The one way a piece moves: to the top of a zone, to its bottom, or in so that it has this many pieces below it. */
export function movePiece<S>(g: Game<S>, p: Pieces, piece: number, to: number, where: 'top' | 'bottom' | number = 'top'): void {
  const from = p.zone[piece];
  const source = p.in[from];
  takeOut(source, piece);
  if (where === 'top') p.in[to].push(piece);
  else if (where === 'bottom') p.in[to].unshift(piece);
  else p.in[to].splice(where, 0, piece);
  p.zone[piece] = to;
  stamp(g, piece + 1, where === 'bottom' ? -to - 1 : to + 1);
  if (typeof where === 'number') stamp(g, -piece - 1, where);
  touch(g, ZONE[from] ?? zoneCell(from));
  if (to !== from) touch(g, ZONE[to] ?? zoneCell(to));
}

/** All pieces of a zone go on top of another one, in the order in which they lie. */
export function movePile<S>(g: Game<S>, p: Pieces, from: number, to: number): void {
  const pile = p.in[from];
  for (const piece of pile) {
    p.in[to].push(piece);
    p.zone[piece] = to;
    stamp(g, piece + 1, to + 1);
  }
  pile.length = 0;
  touch(g, zoneCell(from));
  touch(g, zoneCell(to));
}

/** Written out, because a splice makes a list of what it takes. */
function takeOut(zone: number[], piece: number): void {
  const last = zone.length - 1;
  if (zone[last] !== piece) for (let i = zone.indexOf(piece); i < last; i++) zone[i] = zone[i + 1];
  zone.pop();
}

/** The one way counted things move. */
export function moveCount<S>(g: Game<S>, c: Counts, kind: number, from: number, to: number, n: number): void {
  if (n <= 0 || from === to) return;
  const left = c.at[from][kind] - n;
  if (left < 0) throw new Error(`cannot move ${n} of kind ${kind} from place ${from}: only ${c.at[from][kind]} there`);
  c.at[from][kind] = left;
  c.at[to][kind] += n;
  stamp(g, kind * 1024 + n, from * 4096 + to);
  touch(g, PLACE[from] ?? placeCell(from));
  touch(g, PLACE[to] ?? placeCell(to));
}

/** Shuffles a zone. Nobody can tell afterwards where a piece is. */
export function shufflePieces<S>(g: Game<S>, p: Pieces, zone: number): void {
  shuffleNumbers(g.random, p.in[zone]);
  stamp(g, zone + 1, g.k.rng.at);
  touch(g, zoneCell(zone));
}

/** Gives back the room that lists have taken beyond what is in them. Only between stretches of play, when nobody holds such a list. */
export function trimZones(p: Pieces): void {
  p.zone = p.zone.slice();
  for (let i = 0; i < p.in.length; i++) p.in[i] = p.in[i].slice();
}

export function addZone(p: Pieces): number {
  return p.in.push([]) - 1;
}

const ZONE = Array.from({ length: 64 }, (_, i) => `zone:${i}` as const);
const PLACE = Array.from({ length: 128 }, (_, i) => `place:${i}` as const);
export const zoneCell = (zone: number): `zone:${number}` => ZONE[zone] ?? `zone:${zone}`;
export const placeCell = (place: number): `place:${number}` => PLACE[place] ?? `place:${place}`;

/** What is wrong with a set of pieces: each must be in exactly one zone, the one it says. */
export function pieceFaults(p: Pieces, what: string): string[] {
  const faults: string[] = [];
  const seen = new Array<number>(p.zone.length).fill(0);
  p.in.forEach((zone, i) => {
    for (const piece of zone) {
      seen[piece]++;
      if (p.zone[piece] !== i) faults.push(`${what} ${piece} lies in zone ${i} but says zone ${p.zone[piece]}`);
    }
  });
  seen.forEach((n, piece) => n !== 1 && faults.push(`${what} ${piece} is in ${n} zones`));
  return faults;
}
