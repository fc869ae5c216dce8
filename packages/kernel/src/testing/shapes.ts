import { same, type Plain } from '../state/plain.ts';

/** The fields of each cell that has some, as they were when it was first seen. */
export type Shapes = Map<string, readonly string[]>;

/**
 * A cell that has fields has the same ones, in the same order, for everybody and all through a game: a packet says which fields are new
 * and cannot take one away. A cell may also be something else for a while.
 */
export function checkShape(shapes: Shapes, cell: string, value: Plain, who: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const now = Object.keys(value);
  const names = shapes.get(cell);
  if (names === undefined) shapes.set(cell, now);
  else if (!same(now, names)) throw unlike(cell, names, now, who);
}

function unlike(cell: string, names: readonly string[], now: readonly string[], who: string): Error {
  const added = now.find((name) => !names.includes(name));
  const lost = names.find((name) => !now.includes(name));
  const what =
    added !== undefined
      ? `has a new field "${added}"`
      : lost !== undefined
        ? `has no field "${lost}" any more`
        : `has its fields in another order, from "${now.find((name, i) => name !== names[i])}" on`;
  return new Error(`cell "${cell}" of ${who} ${what}: a cell keeps its fields`);
}
