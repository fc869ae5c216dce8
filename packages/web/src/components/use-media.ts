import { useSyncExternalStore } from 'react';

export type Layout = 'phone' | 'tablet' | 'desktop';

const phone = '(max-width: 767px)';
const tablet = '(max-width: 1279px)';

function subscribe(listener: () => void): () => void {
  const queries = [phone, tablet].map((q) => matchMedia(q));
  for (const q of queries) q.addEventListener('change', listener);
  return () => {
    for (const q of queries) q.removeEventListener('change', listener);
  };
}

const layout = (): Layout => (matchMedia(phone).matches ? 'phone' : matchMedia(tablet).matches ? 'tablet' : 'desktop');

/** Which of the three layouts the window has room for. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, layout);
