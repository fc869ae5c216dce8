import { useMemo } from 'react';
import { useScene } from '../scene/context.ts';
import { useGame } from '@parley/web/shell';
import { usedPowers } from './power.ts';

/** Aliens whose power was used in the encounter on screen. */
export function useUsedPowers(): ReadonlySet<string> {
  const { shown } = useScene();
  const events = useGame((g) => g.events);
  return useMemo(() => usedPowers(events, shown.upTo), [events, shown.upTo]);
}
