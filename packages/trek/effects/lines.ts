import { emit, type Seat } from '@parley/kernel';
import type { Gap } from '../rules/asking/ask.ts';
import { move } from '../rules/board/move.ts';
import { isMission, lineOf, regionOf } from '../rules/board/places.ts';
import { putMark } from '../rules/state/marks.ts';
import type { Piece, Trek } from '../rules/state/state.ts';
import { zoneOfLine, type Line } from '../rules/state/zones.ts';

/** Every place of a line where something can be put, the ends too. */
export const gapsOf = (g: Trek, line: Line): readonly Gap[] =>
  lineOf(g, line)
    .concat(-1)
    .map((_, at) => ({ line, at }));
/** Those beside a location of a region; every one where there is no such location (T4.5). */
export function gapsBeside(g: Trek, line: Line, region: string): readonly Gap[] {
  const there = lineOf(g, line).map((x) => regionOf(g, x) === region);
  const beside = gapsOf(g, line).filter(({ at }) => there[at - 1] || there[at]);
  return beside.length > 0 ? beside : gapsOf(g, line);
}
/** Those between two missions. */
export const gapsBetween = (g: Trek, line: Line): readonly Gap[] =>
  gapsOf(g, line).filter(({ at }) => [at - 1, at].every((i) => isMissionAt(g, line, i)));
function isMissionAt(g: Trek, line: Line, at: number): boolean {
  const piece = lineOf(g, line)[at];
  return piece !== undefined && isMission(piece);
}

/** A card becomes a location of a line (T4.1). */
export function insert(g: Trek, by: Seat, piece: Piece, { line, at }: Gap): void {
  move(g, piece, zoneOfLine(line), at);
  putMark(g, piece, 'since', g.s.turn.n);
  emit(g, 'mission-laid', { by, zone: zoneOfLine(line), card: g.s.card[piece], piece, at });
}

/** A location is moved to another place of its line, with all that is there. */
export function moveLocation(g: Trek, by: Seat, piece: Piece, { line, at }: Gap): void {
  // It is taken out before it is put in: what was behind it moves up.
  const from = lineOf(g, line).indexOf(piece);
  const to = from >= 0 && from < at ? at - 1 : at;
  move(g, piece, zoneOfLine(line), to);
  emit(g, 'mission-laid', { by, zone: zoneOfLine(line), card: g.s.card[piece], piece, at: to });
}
