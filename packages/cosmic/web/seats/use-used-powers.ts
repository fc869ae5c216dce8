import { useMemo } from 'react';
import { useGame, useProgress } from '@parley/web/shell';
import { usedPowers } from './power.ts';

/** Aliens whose power was used in the encounter on screen. */
export function useUsedPowers(): ReadonlySet<string> {
  const { upTo } = useProgress();
  const events = useGame((g) => g.events);
  return useMemo(() => usedPowers(events, upTo), [events, upTo]);
}
