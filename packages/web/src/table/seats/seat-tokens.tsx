import type { ReactNode } from 'react';
import { Emblem } from '../../components/emblem.tsx';
import { useHint } from '../../components/hint.tsx';
import type { SheetView } from '../../model/board.ts';
import { colourOf } from '../../model/queries.ts';
import { notesOn, tokensBefore } from '../../model/shown.ts';
import { useTable } from '../context.ts';

/** Tokens that powers have put before somebody. */
export function SeatTokens({ seat }: { readonly seat: number }): ReactNode {
  const { board, speaker } = useTable();
  const hint = useHint();
  return tokensBefore(board, speaker, seat).map(({ sheet, text }, i) => (
    <span key={i} className="bond token" role="img" aria-label={text} {...hint(text)}>
      <Emblem alien={sheet.alien} colour={colourOf(board, sheet.controller)} size={18} />
    </span>
  ));
}

/** What is noted on a sheet, as far as the viewer may know it. */
export function SheetNotes({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const { speaker } = useTable();
  const notes = notesOn(speaker, sheet);
  return notes.length === 0 ? null : <p className="sheetnotes">{notes.join(' ')}</p>;
}
