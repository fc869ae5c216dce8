import type { table } from '../table.ts';

export const seats = { red: 'miser', blue: 'healer', yellow: 'void' };

/** Cards in the hoard, by face. */
export const hoard = (t: ReturnType<typeof table>): string[] => t.pile(t.sheet('miser').zones.hoard).sort();
