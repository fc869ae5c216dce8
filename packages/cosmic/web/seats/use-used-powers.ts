import { useMemo } from 'react';
import { useTable } from '@parley/web/table/context.ts';
import { usedPowers } from './power.ts';

/** Aliens whose power was used in the encounter on screen. */
export function useUsedPowers(): ReadonlySet<string> {
  const { game, shown } = useTable();
  return useMemo(() => usedPowers(game.events, shown.upTo), [game.events, shown.upTo]);
}
