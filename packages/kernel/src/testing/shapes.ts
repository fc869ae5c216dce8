import type { Plain } from '../plain.ts';

/** The fields of each cell that has some, as they were when it was first seen. */
export type Shapes = Map<string, readonly string[]>;

/**
 * A cell that has fields has the same ones, in the same order, for everybody and all through a game: a packet says which fields are new
 * and cannot take one away. A cell may also be something else for a while.
 */
export function checkShape(shapes: Shapes, cell: string, value: Plain, who: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const names = shapes.get(cell);
  if (names === undefined) {
    shapes.set(cell, Object.keys(value));
    return;
  }
  let i = 0;
  for (const name in value) if (names[i++] !== name) throw unlike(cell, names, value, who);
  if (i < names.length) throw unlike(cell, names, value, who);
}

function unlike(cell: string, names: readonly string[], value: object, who: string): Error {
  const now = Object.keys(value);
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
