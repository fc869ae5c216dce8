import { blankMarks, setMark, touch, type Marks as MarksOf } from '@parley/kernel';
import type { Piece, Trek } from './state.ts';

/**
 * Numbers on cards.
 * controller: the seat that may use the card plus one, while that is not its owner (T1.3); 0: its owner.
 * stopped: turns until it is released; 1 is the end of this turn (T5.8, T17.1).
 * status: conditions that hold or not, as bits (`STATUS`).
 * affiliation: which of its printed affiliations a card of several has now, from 0 (T6.10).
 * range: RANGE used this turn (T12.4).
 * countdown: what is left, plus one; 0: it does not count (T35.1).
 * known: seats (bits) that have seen the face of a card that lies face down.
 * usedThisTurn, usedThisGame: clauses (bits by their place on the card) that were used (T38.11).
 * solved: the seat that solved this mission plus one; 0: nobody.
 * since: the turn in which it came where it is, for texts that count full turns.
 * worn: what a dilemma that lies on a ship has taken from one of its numbers so far.
 */
export const MARKS = [
  'controller',
  'stopped',
  'status',
  'affiliation',
  'range',
  'countdown',
  'known',
  'usedThisTurn',
  'usedThisGame',
  'solved',
  'since',
  'worn',
] as const;
export type MarkName = (typeof MARKS)[number];
export type Marks = MarksOf<MarkName>;

export const STATUS = {
  disabled: 1,
  stasis: 2,
  damaged: 4,
  cloaked: 8,
  landed: 16,
  /** Lies face down where cards usually lie face up: a hidden agenda (T23). */
  faceDown: 32,
  /** Off to the side with its dilemma: in no crew or team (T17.5). */
  held: 64,
  quarantined: 128,
  /** Walked along sites and stopped there (T8.12). */
  walked: 256,
} as const;
export type Status = keyof typeof STATUS;

export const newMarks = (pieces: number): Marks => blankMarks(MARKS, pieces);

export const mark = (g: Trek, piece: Piece, name: MarkName): number => g.s.marks[name][piece];
export function putMark(g: Trek, piece: Piece, name: MarkName, value: number): void {
  setMark(g, g.s.marks, g.s.cards, piece, name, value);
}

export const is = (g: Trek, piece: Piece, status: Status): boolean => (g.s.marks.status[piece] & STATUS[status]) !== 0;
export function putStatus(g: Trek, piece: Piece, status: Status, on: boolean): void {
  const now = g.s.marks.status[piece];
  putMark(g, piece, 'status', on ? now | STATUS[status] : now & ~STATUS[status]);
}
export const isStopped = (g: Trek, piece: Piece): boolean => g.s.marks.stopped[piece] > 0;

/** A card that leaves play is a new one when it comes again, but what was used up for the game stays so (T1.6). */
export function clearMarks(g: Trek, piece: Piece): void {
  for (const name of MARKS) if (name !== 'usedThisGame') putMark(g, piece, name, 0);
  touch(g, 'table');
}
