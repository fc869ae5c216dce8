import { randomFrom, type Random } from '@parley/kernel';
import { maySit, playable } from '../simulation/aliens.ts';
import { both, pairOf, type Pair } from './meeting.ts';

export const SEATS = 5;

/**
 * Tables at which each of these pairs sits at least once. Each is filled with whoever meets most of those who sit there
 * already for the first time, so that a table of five is worth nearly ten pairs as long as there are so many left.
 */
export function seatAll(pairs: readonly Pair[], seed: string): string[][] {
  const r = randomFrom(`${seed}/seating`);
  const left = new Set(r.shuffle([...pairs]));
  const aliens = [...new Set(pairs.flatMap(both))];
  const tables: string[][] = [];
  while (left.size > 0) {
    const [first] = left;
    const table: string[] = both(first);
    while (table.length < SEATS) {
      const next = bestGuest(r, aliens, table, left);
      if (next === null) break;
      table.push(next);
    }
    for (const a of table) for (const b of table) if (a < b) left.delete(pairOf(a, b));
    tables.push(fill(r, table));
  }
  return tables;
}

/** Who meets most of them for the first time, or null when nobody does. */
function bestGuest(r: Random, aliens: readonly string[], table: readonly string[], left: ReadonlySet<Pair>): string | null {
  let best: string[] = [];
  let most = 1;
  for (const id of aliens) {
    if (!maySit(table, id, SEATS)) continue;
    const gain = table.filter((x) => left.has(pairOf(x, id))).length;
    if (gain > most) best = [];
    if (gain >= most) best.push(id);
    most = Math.max(most, gain);
  }
  return best.length === 0 ? null : r.pick(best);
}

/** Random company for the seats that are still free. */
function fill(r: Random, table: readonly string[]): string[] {
  const out = [...table];
  for (const { id } of r.shuffle(playable(SEATS))) if (out.length < SEATS && maySit(out, id, SEATS)) out.push(id);
  return out;
}

/** The pairs at a table. */
export const pairsAt = (table: readonly string[]): Pair[] => table.flatMap((a, i) => table.slice(i + 1).map((b) => pairOf(a, b)));
