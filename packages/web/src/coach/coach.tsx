import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useStore } from '../client/store.ts';
import { Icon } from '../parts/icon.tsx';
import { useFinger, useLayout } from '../parts/use-media.ts';
import { useProgress, useViewpoint } from '../table/context.ts';
import { T } from '../text/index.ts';
import './coach.css';
import { coachMemory, withSeen, type CoachMemory } from './memory.ts';
import { placeTip } from './place-tip.ts';

/** A hint of a first game: what it says, and what it points at, the first of these that is on the page. */
export interface CoachTip {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: readonly string[];
}

/** With what the table is played: keys and a pointer, a finger, or a finger where things lie in drawers. */
export type Means = 'mouse' | 'finger' | 'phone';

export function useMeans(): Means {
  const finger = useFinger();
  return useLayout() === 'phone' ? 'phone' : finger ? 'finger' : 'mouse';
}

export const useCoachMemory = (): CoachMemory => useStore(coachMemory);

/** Explains a table in a first game, one thing at a time; the game says which is next. Goes inside a table. */
export function Coach({ tip }: { readonly tip: CoachTip | null }): ReactNode {
  const { seat } = useViewpoint();
  const { busy } = useProgress();
  // While things move there is something to look at already.
  const id = seat === null || busy ? null : (tip?.id ?? null);
  const [calm, setCalm] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(id), id === null ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [id]);
  return tip === null || id === null || calm !== id ? null : <Bubble key={id} tip={tip} />;
}
const PAUSE = 500;

function Bubble({ tip: { id, title, text, at: selectors } }: { readonly tip: CoachTip }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const anchor = selectors.map((s) => document.querySelector(s)).find((x) => x !== null);
    const box = ref.current;
    if (!anchor || !box) return undefined;
    anchor.classList.add('coach-target');
    const lay = (): void => {
      const { left, top, width, height } = anchor.getBoundingClientRect();
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const place = placeTip({ left, top, width, height }, size, { width: window.innerWidth, height: window.innerHeight });
      setStyle({ left: place.left, top: place.top });
    };
    lay();
    window.addEventListener('resize', lay);
    return () => {
      anchor.classList.remove('coach-target');
      window.removeEventListener('resize', lay);
    };
    // What it points at is settled when it comes.
  }, [id]);
  return (
    <div ref={ref} className="coach" style={style} role="status" aria-label={T.coach.label} data-part="coach">
      <b>{title}</b>
      <p>{text}</p>
      <div>
        <button type="button" className="button" onClick={() => coachMemory.set((m) => withSeen(m, id))}>
          <Icon name="check" size={14} />
          {T.coach.got}
        </button>
        <button type="button" className="button is-ghost" onClick={() => coachMemory.set((m) => ({ ...m, off: true }))}>
          {T.coach.skip}
        </button>
      </div>
    </div>
  );
}
