import { useSyncExternalStore } from 'react';

export type Layout = 'phone' | 'tablet' | 'desktop';

const phone = '(max-width: 767px)';
const tablet = '(max-width: 1279px)';

const finger = '(pointer: coarse)';

function subscribe(listener: () => void): () => void {
  const queries = [phone, tablet, finger].map((q) => matchMedia(q));
  for (const q of queries) q.addEventListener('change', listener);
  return () => {
    for (const q of queries) q.removeEventListener('change', listener);
  };
}

const layout = (): Layout => (matchMedia(phone).matches ? 'phone' : matchMedia(tablet).matches ? 'tablet' : 'desktop');

/** Which of the three layouts the window has room for. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, layout);

/** Is the table touched with a finger, rather than pointed at and typed to? */
export const useFinger = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(finger).matches);
