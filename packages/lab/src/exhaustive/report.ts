import type { Target } from '@parley/kernel';
import type { Tally } from './tally.ts';

const KINDS: readonly (readonly [string, string])[] = [
  ['power', 'powers'],
  ['wild', 'wild texts'],
  ['super', 'super texts'],
  ['card', 'cards'],
  ['option', 'options'],
];
/** Used so seldom that a run of the same length may miss it. */
const SELDOM = 3;

/** How much of everything was used, and what never was. */
export function report(targets: readonly Target[], seen: Tally): string {
  const rows = KINDS.map(([kind, name]) => {
    const all = targets.filter((t) => t.startsWith(`${kind}:`));
    const used = all.filter((t) => seen[t] !== undefined);
    return `${name.padEnd(12)} ${String(used.length).padStart(4)} of ${all.length} used`;
  });
  const never = targets.filter((t) => seen[t] === undefined);
  const seldom = targets.filter((t) => (seen[t] ?? SELDOM) < SELDOM);
  return [
    ...rows,
    ...(seldom.length > 0 ? [`used only once or twice: ${seldom.join(', ')}`] : []),
    never.length > 0 ? `NEVER USED: ${never.join(', ')}` : 'Everything was used.',
  ].join('\n');
}
