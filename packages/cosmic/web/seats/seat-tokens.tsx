import type { ReactNode } from 'react';
import { Emblem } from '../pieces/emblem.tsx';
import { useHint } from '@parley/web/shell';
import { Ship } from '../pieces/ship.tsx';
import type { SheetView } from '../../view/board.ts';
import { colourOf, fleetsOf } from '../model/queries.ts';
import { notesOn, tokensBefore } from '../model/shown.ts';
import { useScene } from '../scene/context.ts';

/** The shape of a seat; of somebody with a second fleet that of its ships, too. */
export function SeatShips({ seat, size }: { readonly seat: number; readonly size?: number }): ReactNode {
  const { board } = useScene();
  return fleetsOf(board, seat).map((colour) => <Ship key={colour} colour={colour} {...(size ? { size } : {})} />);
}

/** Tokens that powers have put before somebody. */
export function SeatTokens({ seat }: { readonly seat: number }): ReactNode {
  const { board, speaker } = useScene();
  const hint = useHint();
  return tokensBefore(board, speaker, seat).map(({ sheet, text }, i) => (
    <span key={i} className="seat-bond" role="img" aria-label={text} {...hint(text)}>
      <Emblem alien={sheet.alien} colour={colourOf(board, sheet.controller)} size={18} />
    </span>
  ));
}

/** What is noted on a sheet, as far as the viewer may know it. */
export function SheetNotes(props: {
  readonly sheet: SheetView;
  /** In little room many of them are moved with the keyboard, too. */
  readonly scrolls?: boolean;
}): ReactNode {
  const { sheet, scrolls = false } = props;
  const { speaker } = useScene();
  const notes = notesOn(speaker, sheet);
  if (notes.length === 0) return null;
  return (
    <p className="sheet-notes" tabIndex={scrolls ? 0 : undefined}>
      {notes.map((note) => (/[.!?]$/.test(note) ? note : `${note}.`)).join(' ')}
    </p>
  );
}
