import { randomFrom } from '@parley/kernel';
import { maySit, playable } from '../simulation/aliens.ts';
import type { TableOptions } from '@parley/lab/kit';

export const SEATS = 5;

/** A table whose game is played several times: by rookies, and with a random player in each of some seats. */
export interface Seating {
  readonly seed: string;
  readonly aliens: readonly string[];
  /** Seats whose aliens are measured. */
  readonly measured: readonly number[];
  /** Variants and house rules. */
  readonly table?: TableOptions;
}

/**
 * The tables of one round: all aliens dealt out at random, so that each of those asked for sits once in random company.
 * Tables without any of them are left out.
 */
export function round(seed: string, n: number, asked: readonly string[], table: TableOptions | null = null): Seating[] {
  const r = randomFrom(`${seed}/${n}/tables`);
  const all = playable(SEATS).map((a) => a.id);
  const left = r.shuffle([...all]);
  const out: Seating[] = [];
  while (left.some((id) => asked.includes(id))) {
    const aliens: string[] = [];
    // Those who have not sat yet first, then anybody who may sit with them.
    const fresh = new Set(left);
    for (const id of [...left, ...r.shuffle([...all])]) {
      if (aliens.length === SEATS) break;
      if (maySit(aliens, id, SEATS)) aliens.push(id);
    }
    for (const id of aliens) if (fresh.has(id)) left.splice(left.indexOf(id), 1);
    const seated = r.shuffle(aliens);
    const measured = seated.flatMap((id, seat) => (fresh.has(id) && asked.includes(id) ? [seat] : []));
    const seating = { seed: `${seed}/${n}.${out.length + 1}`, aliens: seated, measured };
    if (measured.length > 0) out.push(table === null ? seating : { ...seating, table });
  }
  return out;
}
