import type { Cell } from '../state/game.ts';
import { changedCells } from '../state/news.ts';
import { firstDifference, same } from '../state/plain.ts';
import { LOOKS_AWAY } from './frames.ts';
import type { Table } from '../table/table.ts';
import { checkRest } from './laws.ts';

/** The cells of a view as they stand. */
export type Cells = ReadonlyMap<string, Cell>;

export function cellsOf<S>({ game }: Table<S>): Cells {
  return new Map(game.rules.cells(game).map((key) => [key, game.rules.cell(game, key)]));
}

/** Looks on while something is done at a table. */
export interface StepWatch {
  /** Throws what is wrong. Called before what is to be told is cleared away. */
  check(): void;
}

/**
 * For tables that a test plays step by step: after an input the state is in order, the laws are at rest, and no cell has changed that
 * nobody was told of; that no cell has is true as well at every moment that clients see, while it happens.
 */
export function watchStep<S>(table: Table<S>): StepWatch {
  const { game } = table;
  const known = new Map(cellsOf(table));
  let fault: string | null = null;
  const look = (told: Iterable<string>, when: string): void => {
    const there = new Set(told);
    for (const [key, cell] of cellsOf(table)) {
      if (fault === null && !there.has(key) && known.has(key) && !same(cell, known.get(key)))
        fault = `cell "${key}" changed without being touched${when} (${firstDifference(cell, known.get(key), key)})`;
      known.set(key, cell);
    }
  };
  game.snapshots = [];
  game.watcher = { ...LOOKS_AWAY, framed: (at) => look(game.snapshots?.[at].keys ?? [], `, as seen at "${game.events.at(-1)?.type}"`) };
  return {
    check() {
      game.watcher = null;
      const [disorder] = game.rules.faults(game);
      if (disorder !== undefined) throw new Error(`the state is not in order: ${disorder}`);
      checkRest(table);
      look(changedCells(game), '');
      if (fault !== null) throw new Error(fault);
    },
  };
}
