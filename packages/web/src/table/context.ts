import type { Lexicon } from '@parley/cosmic/texts';
import { createContext, use } from 'react';
import type { OpenTable } from '../client/table-store.ts';
import type { GameState, TableState } from '../client/table-state.ts';
import type { Board } from '@parley/cosmic/web/model/board.ts';
import type { Speaker } from '@parley/cosmic/web/model/speech.ts';
import type { Interaction } from './interaction.ts';
import type { Shown } from '../motion/playback.ts';

/** Everything the parts of a table page share. */
export interface TableView {
  readonly table: OpenTable;
  readonly state: TableState;
  readonly game: GameState;
  /** The board on screen, which may be a moment behind. */
  readonly board: Board;
  readonly shown: Shown;
  readonly lexicon: Lexicon;
  readonly speaker: Speaker;
  /** My seat, or null for a spectator. */
  readonly seat: number | null;
  nameOf(seat: number): string;
  readonly ask: Interaction;
}

export const TableContext = createContext<TableView | null>(null);

export function useTable(): TableView {
  const view = use(TableContext);
  if (!view) throw new Error('outside of a table');
  return view;
}
