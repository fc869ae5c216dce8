import { Chat, Log, Prompt, ProposalBar } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { T } from '../text/index.ts';

/** Log, chat and decision, one below the other. */
export const Side = (): ReactNode => (
  <aside className="side" aria-label={T.table.side}>
    <Log />
    <Chat />
    <ProposalBar />
    <Prompt />
  </aside>
);
