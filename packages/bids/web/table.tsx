import { Chat, Header, Log, Prompt, ProposalBar, someTable, TableFrame } from '@parley/web/shell';
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
