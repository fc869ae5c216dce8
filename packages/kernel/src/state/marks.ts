import { stamp, type Game } from './game.ts';
import { touch } from './news.ts';
import { zoneCell, type Pieces } from './pieces.ts';
import { hashText } from './plain.ts';

/** Numbers that pieces carry, by name: stopped, damaged, whose it is now. A piece without a mark has 0 of it. */
export interface Marks {
  readonly [mark: string]: number[];
}

/** Room for these marks on so many pieces. */
export const blankMarks = <M extends string>(names: readonly M[], pieces: number): { [mark in M]: number[] } =>
  Object.fromEntries(names.map((name) => [name, new Array<number>(pieces).fill(0)])) as { [mark in M]: number[] };

/** The one way a mark changes. A piece is shown with the zone it lies in, and so are its marks. */
export function setMark<S, M extends Marks>(g: Game<S>, marks: M, p: Pieces, piece: number, mark: keyof M & string, value: number): void {
  if (marks[mark][piece] === value) return;
  marks[mark][piece] = value;
  stamp(g, hashText(mark, piece), value);
  touch(g, zoneCell(p.zone[piece]));
}
