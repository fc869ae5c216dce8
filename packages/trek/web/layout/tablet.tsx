import { Chat, Header, Log, Prompt, ProposalBar, SHELL, TableFrame, useTableState } from '@parley/web/shell';
import { useState, type ReactNode } from 'react';
import { EncounterPanel } from '../encounter/panel.tsx';
import { EndPanel } from '../end/end-panel.tsx';
import { FocusStrip } from '../focus/focus-strip.tsx';
import { Score } from '../header/score.tsx';
import { Steps } from '../header/steps.tsx';
import { HitLine } from '../hit/hit-line.tsx';
import { Lines } from '../lines/lines.tsx';
import { AnyTime } from '../own/any-time.tsx';
import { Core } from '../own/core.tsx';
import { Hand } from '../own/hand.tsx';
import { OpponentBar } from '../own/opponent-bar.tsx';
import { useScene } from '../scene/context.ts';
import { SeedProgress, SeedTray } from '../seeding/tray.tsx';
import headerStyles from '../styles/header.module.css';
import styles from '../styles/layout.module.css';
import ownStyles from '../styles/own.module.css';
import { T } from '../text/index.ts';
import { skips } from './skips.ts';

/** 768 to 1279 px: the right column has tabs over the decision; upright it lies below the board. */
export function TabletTable(): ReactNode {
  const { board, seat } = useScene();
  const seeding = board.table.seeding !== null;
  return (
    <TableFrame className={styles.tablet} skips={skips(seeding ? ['lines', 'hand'] : ['lines', 'focus', 'hand', 'any'], true)}>
      {(open) => (
        <>
          <Header onSettings={open.settings} onMenu={open.menu}>
            <div className={headerStyles.middle}>
              <Steps />
              <Score />
            </div>
          </Header>
          <div className={styles.board} data-seeding={seeding || undefined}>
            <HitLine />
            <OpponentBar>{seeding ? <SeedProgress /> : null}</OpponentBar>
            <div className={styles.stage}>
              <Lines open={seeding} />
              <EncounterPanel />
            </div>
            {seeding ? null : <FocusStrip />}
            <EndPanel />
          </div>
          {seeding && seat !== null ? (
            <SeedTray />
          ) : (
            <div className={ownStyles.foot} data-watching={seat === null || undefined}>
              <Core />
              {seat === null ? null : <Hand />}
              {seat === null ? null : <AnyTime />}
            </div>
          )}
          <TabbedSide />
        </>
      )}
    </TableFrame>
  );
}

function TabbedSide(): ReactNode {
  const chat = useTableState((s) => s.chat);
  const [tab, setTab] = useState<'log' | 'chat'>('log');
  const [read, setRead] = useState(() => chat.at(-1)?.n ?? 0);
  const unread = tab === 'chat' ? 0 : chat.filter((c) => c.n > read).length;
  return (
    <aside className="side" aria-label={T.table.side}>
      <div className="side-tabs" role="tablist">
        <button type="button" role="tab" aria-selected={tab === 'log'} onClick={() => setTab('log')}>
          {SHELL.log.title}
        </button>
        <button
          type="button"
          role="tab"
          aria-selected={tab === 'chat'}
          onClick={() => {
            setTab('chat');
            setRead(chat.at(-1)?.n ?? 0);
          }}
        >
          {SHELL.chat.title}
          {unread > 0 ? <em>{unread}</em> : null}
        </button>
      </div>
      {tab === 'log' ? <Log /> : <Chat whole />}
      <ProposalBar />
      <Prompt />
    </aside>
  );
}
