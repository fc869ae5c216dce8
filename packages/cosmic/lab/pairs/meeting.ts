import { alienById, allLingering } from '../../index.ts';
import type { Alien } from '../../rules/registry/alien.ts';
import type { ClauseSpec } from '../../rules/registry/clauses.ts';
import { getAlong } from '../simulation/aliens.ts';
import { form, idKinds, slug } from '@parley/kernel';

/** Two aliens, the first in the alphabet first: 'filch+zombie'. */
export type Pair = string;
export const pairOf = (a: string, b: string): Pair => pairIds.write.pair(a < b ? { first: a, second: b } : { first: b, second: a });
export function both(pair: Pair): [string, string] {
  const { first, second } = pairIds.read(pair);
  return [first, second];
}
const pairIds = idKinds({ pair: form`${{ first: slug() }}+${{ second: slug() }}` });

const TEXTS = ['power', 'wild', 'super'] as const;

/** Where a text meddles with the rules: windows, events and queries. */
function pointsOf(c: ClauseSpec): readonly string[] {
  switch (c.kind) {
    case 'ability':
      return c.at.map((x) => `window ${x}`);
    case 'amend':
      return (c.at ?? []).map((x) => `window ${x}`);
    case 'reaction':
      return c.on.map((x) => `event ${x}`);
    case 'modifier':
      return [`query ${c.query}`];
    case 'law':
    case 'terms':
      return [c.kind];
  }
}

/** What an alien says: its texts, and the effects they leave behind. */
const clausesOf = (a: Alien): ClauseSpec[] => [
  ...TEXTS.flatMap((t) => (a[t].unimplemented ? [] : a[t].clauses)),
  ...allLingering().flatMap((x) => (x.id.startsWith(`${a.id}.`) ? x.clauses : [])),
];

/** All the places where an alien's power and flares meddle. */
export const points = (a: Alien): ReadonlySet<string> => new Set(clausesOf(a).flatMap(pointsOf));

/** Every two of these aliens that meet somewhere and may sit at one table, with the places where they do. */
export function meetings(ids: readonly string[]): Map<Pair, readonly string[]> {
  const known = ids.map((id) => ({ id, at: points(alienById(id)) }));
  const out = new Map<Pair, readonly string[]>();
  known.forEach((a, i) => {
    for (const b of known.slice(i + 1)) {
      const shared = [...a.at].filter((x) => b.at.has(x));
      if (shared.length > 0 && getAlong(a.id, b.id)) out.set(pairOf(a.id, b.id), shared);
    }
  });
  return out;
}
