import { stamp, type Game } from './game.ts';
import { Interned } from './interned.ts';
import { touch } from './news.ts';
import { zoneCell, type Pieces } from './pieces.ts';
import { hashText } from './plain.ts';

/** Numbers that pieces carry, by name: stopped, damaged, whose it is now. A piece without a mark has 0 of it. Another list takes the place of one that changes. */
export type Marks<M extends string> = { [mark in M]: readonly number[] };

/** Of most marks there is none on any piece: all of these are one list. */
const BLANK = new Interned<number, readonly number[]>(1000, (pieces) => Object.freeze(new Array<number>(pieces).fill(0)));

/** Room for these marks on so many pieces. */
export const blankMarks = <M extends string>(names: readonly M[], pieces: number): Marks<M> =>
  Object.fromEntries(names.map((name) => [name, BLANK.of(pieces)])) as Marks<M>;

/** The one way a mark changes. A piece is shown with the zone it lies in, and so are its marks. */
export function setMark<S, M extends string>(g: Game<S>, marks: Marks<M>, p: Pieces, piece: number, mark: M, value: number): void {
  if (marks[mark][piece] === value) return;
  marks[mark] = marks[mark].with(piece, value);
  stamp(g, hashText(mark, piece), value);
  touch(g, zoneCell(p.zone[piece]));
}

/** Gives back the lists of marks that no piece has any more. */
export function trimMarks<M extends string>(marks: Marks<M>): void {
  for (const mark in marks) if (marks[mark].every((n) => n === 0)) marks[mark] = BLANK.of(marks[mark].length);
}
