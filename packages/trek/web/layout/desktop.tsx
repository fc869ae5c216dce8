import { Header, TableFrame } from '@parley/web/shell';
import type { ReactNode } from 'react';
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
import { Side } from './side.tsx';
import { skips } from './skips.ts';

/** From 1280 px: the lines with the other player above and the focus strip below, the hand at the foot, log, chat and decision right. */
export function DesktopTable(): ReactNode {
  const { board, seat } = useScene();
  const seeding = board.table.seeding !== null;
  return (
    <TableFrame className={styles.desktop} skips={skips(seeding ? ['lines', 'hand'] : ['lines', 'focus', 'hand', 'any'], true)}>
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
          <Side />
        </>
      )}
    </TableFrame>
  );
}
