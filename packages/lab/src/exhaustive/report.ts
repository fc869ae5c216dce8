import { targetIds, type Tally, type Target, type Targets } from '../contract/game-lab.ts';

/** Used so seldom that a run of the same length may miss it. */
const SELDOM = 3;

/** How much of everything was used, and what never was. */
export function report(kinds: Targets<unknown>['kinds'], targets: readonly Target[], seen: Tally): string {
  const rows = kinds.map(([kind, name]) => {
    const all = targets.filter((t) => targetIds.read(t).of === kind);
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
