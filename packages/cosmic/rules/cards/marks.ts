import { touch } from '@parley/kernel';
import type { Cosmic, Sheet, Mark, CardNo, PlaceNo, SheetNo } from '../state/state.ts';
import { moveCard, zoneOf } from './zones.ts';

/** Puts a card, faceup or not as its zone on the sheet says, at a planet. */
export function layCard(g: Cosmic, sheet: Sheet, what: string, planet: PlaceNo, card: CardNo): void {
  moveCard(g, card, sheet.zones[what]);
  setMarks(g, [...g.s.marks, { planet, sheet: sheet.id, what, card }]);
}

/** Puts a token at a planet. */
export const layToken = (g: Cosmic, sheet: Sheet, what: string, planet: PlaceNo): void =>
  setMarks(g, [...g.s.marks, { planet, sheet: sheet.id, what, card: -1 }]);

/** What lies at a planet of this kind and belongs to this sheet. */
export const marksAt = (g: Cosmic, sheet: SheetNo, what: string, planet: PlaceNo): Mark[] =>
  g.s.marks.filter((x) => x.sheet === sheet && x.what === what && x.planet === planet);

/** Takes marks off the board. Where their cards go is up to whoever takes them. */
export const takeMarks = (g: Cosmic, marks: readonly Mark[]): void =>
  setMarks(
    g,
    g.s.marks.filter((x) => !marks.includes(x)),
  );

/** A card that has left its sheet lies at no planet any more. */
export const sweepMarks = (g: Cosmic): void =>
  setMarks(
    g,
    g.s.marks.filter((x) => isThere(g, x)),
  );

/** Is the card of a mark where it has to be? */
export const isThere = (g: Cosmic, x: Mark): boolean => x.card < 0 || zoneOf(g, x.card) === g.s.sheets[x.sheet].zones[x.what];

function setMarks(g: Cosmic, marks: Mark[]): void {
  if (marks.length === 0 && g.s.marks.length === 0) return;
  g.s.marks = marks;
  touch(g, 'marks');
}
