import { Prompt, ProposalBar, TableFrame, useAsk } from '@parley/web/shell';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useEncounter } from '../encounter/panel.tsx';
import { EndPanel } from '../end/end-panel.tsx';
import { HitLine } from '../hit/hit-line.tsx';
import { DrawerBar, DrawerColumn, OpenDrawer, type Drawer } from '../phone/drawers.tsx';
import { PhoneEncounter } from '../phone/encounter.tsx';
import { PhoneHead, useWhose } from '../phone/head.tsx';
import { LineStrip } from '../phone/line-strip.tsx';
import { Mini, MiniScore } from '../phone/mini.tsx';
import { NeedBar } from '../phone/need-bar.tsx';
import { LocationSheet } from '../phone/sheet.tsx';
import { useScene } from '../scene/context.ts';
import { useFocus } from '../scene/focus.ts';
import styles from '../styles/phone.module.css';
import { T } from '../text/index.ts';
import type { Line } from '../../view/index.ts';
import { skips } from './skips.ts';

/** What a phone shows of the table besides the prompt: which line, which drawer, which sheet. */
function usePhone(): {
  readonly line: Line;
  readonly focus: number | null;
  readonly drawer: Drawer | null;
  readonly sheet: number | null;
  readonly showLine: (line: Line) => void;
  readonly toggle: (drawer: Drawer) => void;
  readonly openSheet: (location: number) => void;
  readonly closeAll: () => void;
} {
  const { board, atlas } = useScene();
  const { focus } = useFocus();
  const [chosen, setChosen] = useState<{ readonly line: Line; readonly focus: number | null } | null>(null);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [sheet, setSheet] = useState<number | null>(null);
  const usual = board.lines.find((x) => x.locations.length > 0)?.line ?? 'Alpha';
  const inFocus =
    focus === null
      ? undefined
      : (atlas.spots.get(focus)?.line ?? board.lines.find((x) => x.locations.some((y) => y.piece === focus))?.line);
  // Somebody's own choice holds until something else comes into focus.
  const line = chosen !== null && chosen.focus === focus ? chosen.line : (inFocus ?? usual);
  const closeAll = useCallback(() => {
    setDrawer(null);
    setSheet(null);
  }, []);
  return {
    line,
    focus,
    drawer,
    sheet,
    showLine: (next) => setChosen({ line: next, focus }),
    toggle: (next) => setDrawer(drawer === next ? null : next),
    openSheet: setSheet,
    closeAll,
  };
}

interface StageProps {
  readonly phone: ReturnType<typeof usePhone>;
  readonly mini: ReactNode;
}

/** Everything but the prompt: a drawer, the end, the encounter, or the line with how those in focus stand. */
function Stage({ phone, mini }: StageProps): ReactNode {
  if (phone.drawer !== null) return <OpenDrawer drawer={phone.drawer} onClose={phone.closeAll} />;
  return (
    <EndPanel>
      <Midst phone={phone} mini={mini} />
    </EndPanel>
  );
}

function Midst({ phone, mini }: StageProps): ReactNode {
  const encounter = useEncounter();
  const [folded, setFolded] = useState<number | null>(null);
  if (encounter !== null && !encounter.over && folded !== encounter.n)
    return <PhoneEncounter encounter={encounter} onFold={() => setFolded(encounter.n)} />;
  return (
    <>
      {mini}
      <LineStrip line={phone.line} focus={phone.focus} onOpen={phone.openSheet} />
      {encounter !== null && !encounter.over ? (
        <button type="button" className="button is-wide" onClick={() => setFolded(null)}>
          {T.encounter.unfold}
        </button>
      ) : (
        <NeedBar focus={phone.focus} />
      )}
    </>
  );
}

/** The prompt, which scrolls by itself: what is asked next begins at its top. */
function PromptBox(): ReactNode {
  const { prompt, settled } = useAsk();
  const ref = useRef<HTMLDivElement>(null);
  const step = `${prompt?.question ?? ''} ${settled.length}`;
  useLayoutEffect(() => {
    if (ref.current) ref.current.scrollTop = 0;
  }, [step]);
  return (
    <div className={styles.prompt} ref={ref}>
      <ProposalBar />
      <Prompt />
    </div>
  );
}

/** A phone held upright: everything in one column, the prompt in reach of the thumb. */
export function PhoneTable({ hint }: { readonly hint: ReactNode }): ReactNode {
  const phone = usePhone();
  return (
    <TableFrame className={styles.phone} skips={skips(['lines'], false)}>
      {(open) => (
        <>
          <PhoneHead onMenu={open.menu} />
          <HitLine />
          <Stage phone={phone} mini={<Mini shown={phone.line} focus={phone.focus} onSwitch={phone.showLine} />} />
          <PromptBox />
          {phone.sheet === null ? null : <LocationSheet location={phone.sheet} onClose={phone.closeAll} />}
          {hint}
          <DrawerBar open={phone.drawer} onOpen={phone.toggle} />
        </>
      )}
    </TableFrame>
  );
}

/** A phone on its side, and a page at twice its size: drawers left, the line in the middle, the prompt at full height right. */
export function LandscapeTable({ hint }: { readonly hint: ReactNode }): ReactNode {
  const phone = usePhone();
  const { board } = useScene();
  const lines = board.lines.filter((x) => x.locations.length > 0);
  const next = lines[(lines.findIndex((x) => x.line === phone.line) + 1) % Math.max(1, lines.length)]?.line ?? phone.line;
  const whose = useWhose();
  return (
    <TableFrame className={styles.landscape} skips={skips(['lines'], false)}>
      {(open) => (
        <>
          <DrawerColumn open={phone.drawer} onOpen={phone.toggle} onMenu={open.menu} />
          <div className={styles.stage}>
            <HitLine />
            <Stage
              phone={phone}
              mini={
                <header className={styles.topBar}>
                  <button type="button" className="button small" disabled={next === phone.line} onClick={() => phone.showLine(next)}>
                    {T.shortQuadrants[phone.line]}
                  </button>
                  <span data-part="steps">{whose}</span>
                  <MiniScore />
                </header>
              }
            />
            {phone.sheet === null ? null : <LocationSheet location={phone.sheet} onClose={phone.closeAll} />}
            {hint}
          </div>
          <PromptBox />
        </>
      )}
    </TableFrame>
  );
}
