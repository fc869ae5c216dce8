import type { CodexEntry } from '@parley/kernel';
import type { Entry } from '@parley/web/shell';
import { readAlien, readCard, type CodexAlien, type CodexCard } from './read.ts';

export const alienOf = ({ kind, of }: Entry): CodexAlien | null => (kind === 'alien' && of ? readAlien(of) : null);
export const cardOf = ({ kind, of }: Entry): CodexCard | null => (kind === 'card' && of ? readCard(of) : null);

type Named = Pick<CodexEntry, 'name'>;
const byName = (a: Named, b: Named): number => a.name.localeCompare(b.name, 'en', { numeric: true });

/** Encounter cards first; types that are not named here come after those that are. */
const TYPE_ORDER = ['attack', 'negotiate', 'morph', 'retreat', 'intimidate', 'reinforcement', 'kicker', 'artifact', 'rift'];
const typeOrder = ({ type }: CodexCard): number => {
  const at = TYPE_ORDER.indexOf(type);
  return at < 0 ? TYPE_ORDER.length : at;
};
const byType = (a: CodexCard, b: CodexCard): number =>
  typeOrder(a) - typeOrder(b) || a.type.localeCompare(b.type, 'en') || a.value - b.value || byName(a, b);

/** Aliens by name; cards by type, without those that are told of with something else; rules in their order. */
export function listed(kind: string, entries: readonly CodexEntry[]): readonly CodexEntry[] {
  if (kind === 'alien') return entries.toSorted(byName);
  if (kind !== 'card') return entries;
  return entries
    .map((e) => [e, readCard(e)] as const)
    .filter(([, { type }]) => type !== 'flare' && type !== 'destiny')
    .toSorted(([, a], [, b]) => byType(a, b))
    .map(([e]) => e);
}
