import type { Cell } from '../state/game.ts';
import { firstDifference, same } from '../state/plain.ts';
import type { Table } from '../table/table.ts';
import { checkRest } from './laws.ts';

/** The cells of a view as they stand. */
export type Cells = ReadonlyMap<string, Cell>;

export function cellsOf<S>({ game }: Table<S>): Cells {
  return new Map(game.rules.cells(game).map((key) => [key, game.rules.cell(game, key)]));
}

/**
 * For tables that a test plays step by step: after an input the state is in order, the laws are at rest, and no cell has changed that
 * nobody was told of. Called before what is to be told is cleared away.
 */
export function checkStep<S>(table: Table<S>, before: Cells): void {
  const { game } = table;
  const [fault] = game.rules.faults(game);
  if (fault !== undefined) throw new Error(`the state is not in order: ${fault}`);
  checkRest(table);
  const told = new Set([...game.dirty, ...(game.rules.following?.(game, game.dirty) ?? [])]);
  for (const [key, cell] of cellsOf(table))
    if (!told.has(key) && before.has(key) && !same(cell, before.get(key)))
      throw new Error(`cell "${key}" changed without being touched (${firstDifference(cell, before.get(key), key)})`);
}
