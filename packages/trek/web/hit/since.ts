import { useAsk, useGame } from '@parley/web/shell';
import { createContext, useEffect, useMemo, useState } from 'react';

/** Up to which event everything is old news: what I have seen before I last did something. */
export interface Since {
  readonly since: number;
  forget(): void;
}

export const SinceContext = createContext<Since>({ since: Infinity, forget: () => undefined });

/** Kept as long as the table is open, whatever layout it has. */
export function useSince(): Since {
  const { sending = false } = useAsk();
  const last = useGame((g) => g.events.at(-1)?.n ?? 0);
  const [since, setSince] = useState(last);
  // Whatever comes of an answer comes after it has been given: only that moment counts, not what happens while it is on its way.
  useEffect(() => {
    if (sending) setSince(last);
  }, [sending]);
  return useMemo(() => ({ since, forget: () => setSince(last) }), [since, last]);
}
