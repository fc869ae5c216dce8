import { useAsk } from '@parley/web/shell';
import { useMemo } from 'react';
import { numbersIn } from '../model/data.ts';

/** What it costs to get to places, by what can be pressed there, while a ship is being sent somewhere. */
export function useCosts(): ReadonlyMap<string, number> {
  const { decision, byPoint } = useAsk();
  return useMemo(() => {
    const out = new Map<string, number>();
    for (const [option, cost] of numbersIn(decision?.data?.costs))
      for (const [point, options] of byPoint) if (options.includes(option)) out.set(point, cost);
    return out;
  }, [decision, byPoint]);
}
