import { alienById } from '../../index.ts';
import { both, type Pair } from './meeting.ts';
import type { PairTotals } from './run.ts';

const nameOf = (id: string): string => alienById(id).name;

/** How many pairs were at a table and in contact, and which never were. */
export function reportText(pairs: readonly Pair[], games: number, t: PairTotals): string {
  const times = (p: Pair): number => t.together.get(p) ?? 0;
  const met = pairs.filter((p) => (t.contacts.get(p) ?? 0) > 0);
  const never = pairs.filter((p) => times(p) > 0 && (t.contacts.get(p) ?? 0) === 0);
  const least = Math.min(...pairs.map(times));
  return [
    `${pairs.length} pairs share a window, an event or a query`,
    `${pairs.filter((p) => times(p) >= games).length} had ${games} games together, ` +
      `${pairs.filter((p) => times(p) > 0).length} at least one, the least ${least}`,
    `${met.length} were in contact: power or flare of both used in the same encounter`,
    ...(never.length === 0 ? [] : [`NEVER IN CONTACT (${never.length}):`, ...byAlien(never)]),
  ].join('\n');
}

/** Those with most such pairs first, each pair once. */
function byAlien(pairs: readonly Pair[]): string[] {
  let left: string[][] = pairs.map(both);
  const lines: string[] = [];
  while (left.length > 0) {
    const counts = new Map<string, number>();
    for (const id of left.flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
    const [[id]] = [...counts].sort(([, a], [, b]) => b - a);
    const others = left.filter((p) => p.includes(id)).flatMap((p) => p.filter((x) => x !== id));
    lines.push(`  ${nameOf(id)}: ${others.map(nameOf).sort().join(', ')}`);
    left = left.filter((p) => !p.includes(id));
  }
  return lines;
}
