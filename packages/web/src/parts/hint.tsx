import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
} from 'react';

/** Texts that show while something is pointed at, held under a finger, or focused. One at a time, in one layer. */
interface Hint {
  readonly anchor: Element;
  readonly content: ReactNode;
}

interface Hints {
  show(hint: Hint, delay: number): void;
  hide(anchor?: Element): void;
}

const HintContext = createContext<Hints>({ show: () => undefined, hide: () => undefined });

const DELAY = 320;
const HOLD = 450;

export function HintLayer({ children }: { readonly children: ReactNode }): ReactNode {
  const [hint, setHint] = useState<Hint | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const hints = useMemo<Hints>(
    () => ({
      show(next, delay) {
        if (timer.current) clearTimeout(timer.current);
        timer.current = setTimeout(() => setHint(next), delay);
      },
      hide(anchor) {
        if (timer.current) clearTimeout(timer.current);
        setHint((now) => (anchor && now && now.anchor !== anchor ? now : null));
      },
    }),
    [],
  );
  useEffect(() => {
    if (!hint) return undefined;
    const close = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') setHint(null);
    };
    const scrolled = (): void => setHint(null);
    window.addEventListener('keydown', close);
    window.addEventListener('scroll', scrolled, true);
    return () => {
      window.removeEventListener('keydown', close);
      window.removeEventListener('scroll', scrolled, true);
    };
  }, [hint]);
  return (
    <HintContext value={hints}>
      {children}
      {hint ? <Bubble key={String(hint.anchor.id)} hint={hint} /> : null}
    </HintContext>
  );
}

/** Beside the thing, on the side with the most room. */
function Bubble({ hint }: { readonly hint: Hint }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    const a = hint.anchor.getBoundingClientRect();
    const above = a.top - box.height - 8;
    const top = above > 6 ? above : Math.min(a.bottom + 8, window.innerHeight - box.height - 6);
    const left = Math.max(6, Math.min(a.left + a.width / 2 - box.width / 2, window.innerWidth - box.width - 6));
    setAt({ top: Math.max(6, top), left });
  }, [hint]);
  return (
    <div ref={ref} className="hint" role="tooltip" style={at}>
      {hint.content}
    </div>
  );
}

/** Handlers for something that has a text. A finger that rests shows it, too. */
export function useHint(): (content: ReactNode) => {
  onPointerEnter(e: PointerEvent): void;
  onPointerLeave(e: PointerEvent): void;
  onPointerDown(e: PointerEvent): void;
  onPointerUp(e: PointerEvent): void;
  onFocus(e: { currentTarget: Element }): void;
  onBlur(e: { currentTarget: Element }): void;
} {
  const hints = use(HintContext);
  return useCallback(
    (content) => ({
      onPointerEnter: (e) => {
        if (e.pointerType === 'mouse') hints.show({ anchor: e.currentTarget, content }, DELAY);
      },
      onPointerLeave: (e) => hints.hide(e.currentTarget),
      onPointerDown: (e) => {
        if (e.pointerType === 'mouse') hints.hide();
        else hints.show({ anchor: e.currentTarget, content }, HOLD);
      },
      onPointerUp: (e) => {
        if (e.pointerType !== 'mouse') setTimeout(() => hints.hide(e.currentTarget), 2400);
      },
      onFocus: (e) => {
        if (e.currentTarget.matches(':focus-visible')) hints.show({ anchor: e.currentTarget, content }, DELAY);
      },
      onBlur: (e) => hints.hide(e.currentTarget),
    }),
    [hints],
  );
}
