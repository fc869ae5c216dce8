import { useLayout } from '@parley/web/shell';
import { useSyncExternalStore } from 'react';

/** A low window that is wider than high: a phone on its side, or a page at twice its size. */
const LOW = '(max-height: 519px) and (min-width: 600px)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(LOW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export type Shape = 'phone' | 'landscape' | 'tablet' | 'desktop';

/** Which layout the window has room for, by its size alone. */
export function useShape(): Shape {
  const layout = useLayout();
  const low = useSyncExternalStore(subscribe, () => matchMedia(LOW).matches);
  return low ? 'landscape' : layout;
}
