import { useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { createStore, Icon, keep, recall, useAsk, useFinger, useLayout, useProgress, useStore } from '@parley/web/shell';
import { useScene } from '../scene/context.ts';
import { T } from '../text/index.ts';
import './coach.css';
import { situationOf } from './situation.ts';
import { ANCHORS, NEW_PLAYER, placeTip, tipFor, tipText, withSeen, type CoachMemory, type Tip } from './tips.ts';

const memory = createStore<CoachMemory>({ ...NEW_PLAYER, ...recall<Partial<CoachMemory>>('coach') });
memory.subscribe(() => keep('coach', memory.get()));

/** Explains the table in a first game, one thing at a time, when it first matters. Goes inside a table. */
export function Coach(): ReactNode {
  const { seat, board } = useScene();
  const { busy } = useProgress();
  const ask = useAsk();
  const known = useStore(memory);
  const situation = useMemo(() => situationOf(board, ask.decision), [board, ask.decision]);
  // While things move there is something to look at already.
  const tip = seat === null || busy ? null : tipFor(situation, known);
  const [calm, setCalm] = useState<Tip | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(tip), tip === null ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [tip]);
  return calm === null || calm !== tip ? null : <Bubble key={tip} tip={tip} />;
}
const PAUSE = 500;

function Bubble({ tip }: { readonly tip: Tip }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const anchor = ANCHORS[tip].map((s) => document.querySelector(s)).find((x) => x !== null);
    const box = ref.current;
    if (!anchor || !box) return undefined;
    anchor.classList.add('coach-target');
    const lay = (): void => {
      const { left, top, width, height } = anchor.getBoundingClientRect();
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const at = placeTip({ left, top, width, height }, size, { width: window.innerWidth, height: window.innerHeight });
      setStyle({ left: at.left, top: at.top });
    };
    lay();
    window.addEventListener('resize', lay);
    return () => {
      anchor.classList.remove('coach-target');
      window.removeEventListener('resize', lay);
    };
  }, [tip]);
  const finger = useFinger();
  const phone = useLayout() === 'phone';
  const { title, text } = tipText(tip, phone ? 'phone' : finger ? 'finger' : 'mouse');
  return (
    <div ref={ref} className="coach" style={style} role="status" aria-label={T.coach.label}>
      <b>{title}</b>
      <p>{text}</p>
      <div>
        <button type="button" className="button" onClick={() => memory.set((m) => withSeen(m, tip))}>
          <Icon name="check" size={14} />
          {T.coach.got}
        </button>
        <button type="button" className="button is-ghost" onClick={() => memory.set((m) => ({ ...m, off: true }))}>
          {T.coach.skip}
        </button>
      </div>
    </div>
  );
}
