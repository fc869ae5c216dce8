import { createContext, use } from 'react';
import { useSelected, useStore } from '../client/store.ts';
import type { GameState, TableState } from '../client/table-state.ts';
import type { OpenTable } from '../client/table-store.ts';
import type { Chapters, Pieces, Presenter } from '../game-client.ts';
import { still, type Shown } from '../motion/playback.ts';
import type { Interaction } from './interaction.ts';

// What the parts of a table share, in contexts of their own, so that whoever uses one is not drawn again for the others.

/** Stays the same as long as the table is open. */
export interface TableAround {
  readonly table: OpenTable;
  readonly pieces: Pieces;
  readonly chapters: Chapters;
  readonly places: readonly { readonly key: string; readonly name: string; readonly selector: string }[];
}

/** Who looks. */
export interface Viewpoint {
  /** My seat, or null for a spectator. */
  readonly seat: number | null;
  nameOf(seat: number): string;
}

/** How far what happened has been shown. */
export interface Progress {
  readonly upTo: number;
  readonly busy: boolean;
}

export const TableContext = createContext<TableAround | null>(null);
export const ViewpointContext = createContext<Viewpoint | null>(null);
/** What is on screen at this very moment, with what moves. */
export const ShownContext = createContext<Shown>(still(null, 0));
export const ProgressContext = createContext<Progress>({ upTo: 0, busy: false });
export const PresenterContext = createContext<Presenter | null>(null);
export const AskContext = createContext<Interaction | null>(null);

function inside<V>(value: V | null): V {
  if (value === null) throw new Error('outside of a table');
  return value;
}

export const useTable = (): TableAround => inside(use(TableContext));
/** The same where there may be no table around. */
export const useTableIfAny = (): TableAround | null => use(TableContext);
export const useViewpoint = (): Viewpoint => inside(use(ViewpointContext));
export const useShown = (): Shown => use(ShownContext);
export const useProgress = (): Progress => use(ProgressContext);
/** Speaks about the moment on screen. */
export const usePresenter = (): Presenter => inside(use(PresenterContext));
/** The question being answered and the answer being made. */
export const useAsk = (): Interaction => inside(use(AskContext));

/** A part of what the server has said about the table. */
export function useTableState<T>(select: (state: TableState) => T): T {
  return useSelected(useTable().table.store, select);
}

/** A part of the game at it. */
export function useGame<T>(select: (game: GameState) => T): T {
  return useTableState(({ game }) => select(inside(game)));
}

/** The option under the pointer or in focus. */
export const useHovered = (): string | null => useStore(useAsk().hovered);

/** What follows from it: drawn again only when that changes. It must be the same thing for the same option. */
export const useHoveredAs = <T>(select: (option: string | null) => T): T => useSelected(useAsk().hovered, select);
