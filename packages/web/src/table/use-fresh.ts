import { useLayoutEffect, useState } from 'react';
import { useSettings } from '../client/settings.ts';
import { createStore, type Store } from '../client/store.ts';

/** How long a new question takes no answer, in milliseconds: as long as a slow double click. */
export const PAUSE = 350;

/** True for a moment whenever something else is asked; `step` names what is asked, '' is nothing. */
export function useFresh(step: string): Store<boolean> {
  const { pause } = useSettings();
  const [fresh] = useState(() => createStore(false));
  // Before anybody can press it.
  useLayoutEffect(() => {
    fresh.set(pause && step !== '');
    const timer = setTimeout(() => fresh.set(false), PAUSE);
    return () => clearTimeout(timer);
  }, [fresh, step, pause]);
  return fresh;
}
