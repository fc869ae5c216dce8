import { Chat } from '@parley/web/chat/chat.tsx';
import { someTable } from '@parley/web/game-client.ts';
import { Log } from '@parley/web/log/log.tsx';
import { Prompt } from '@parley/web/prompt/prompt.tsx';
import { TableFrame } from '@parley/web/table/frame.tsx';
import { Header } from '@parley/web/table/header.tsx';
import { ProposalBar } from '@parley/web/table/proposal-bar.tsx';
import { memo, type ReactNode } from 'react';
import styles from './bids.module.css';
import { Sale } from './sale.tsx';
import { SCENE, type BidsTypes } from './scene.tsx';

/** The sale beside the shell's own parts; on a narrow window below one another. */
const Table = memo(function Table(): ReactNode {
  return (
    <TableFrame className={styles.table} skips={[['sale', 'The sale']]}>
      {(open) => (
        <>
          <Header onSettings={open.settings} onMenu={open.menu}>
            <span />
          </Header>
          <Sale />
          <aside className={styles.side}>
            <ProposalBar />
            <Prompt />
            <Log />
            <Chat />
          </aside>
        </>
      )}
    </TableFrame>
  );
});

export const table = someTable<BidsTypes>({ ...SCENE, Table });
