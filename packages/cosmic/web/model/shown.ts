import type { Plain } from '@parley/kernel';
import type { Board, MarkView, SheetView } from '../../view/board.ts';
import type { Speaker } from './speech.ts';
import { faceIn } from '../../ids/index.ts';

/** What powers leave about: notes on sheets, tokens before players, cards beside planets. Their words come with the alien. */

const isNothing = (value: Plain): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The notes on a sheet that its alien has words for. */
export const notesOn = (s: Speaker, sheet: SheetView): readonly string[] =>
  Object.entries({ ...sheet.notes, captives: sheet.captives, fleet: sheet.fleet, reserve: sheet.reserve }).flatMap(([name, value]) =>
    isNothing(value) ? [] : (s.note(sheet.alien, name, value) ?? []),
  );

export interface SeatToken {
  /** The sheet it comes from. */
  readonly sheet: SheetView;
  readonly text: string;
}

/** Tokens of others' powers that lie before somebody. */
export const tokensBefore = (b: Board, s: Speaker, seat: number): readonly SeatToken[] =>
  b.sheets.flatMap((sheet) =>
    Object.entries(sheet.marks)
      .filter(([, seats]) => seats.includes(seat))
      .map(([name]) => ({ sheet, text: `${sheet.name}: ${s.note(sheet.alien, name, seat) ?? name}` })),
  );

/** What lies beside a planet, in words. */
export function markText(b: Board, s: Speaker, { sheet, what, card }: MarkView): string {
  const from = b.sheets[sheet];
  const name = s.note(from?.alien ?? '', what, card) ?? what;
  return card === null ? name : `${name}: ${s.lexicon.cards[faceIn(card)]?.name ?? card}`;
}
