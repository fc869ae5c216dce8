import type { ReactNode } from 'react';
import { T } from '../../text.ts';
import { useTable } from '../context.ts';
import { Offers } from '../deal/offers.tsx';
import { Header } from '../header.tsx';
import { Hand } from '../own/hand.tsx';
import { OwnSheet } from '../own/own-sheet.tsx';
import { Prompt } from '../prompt/prompt.tsx';
import { ProposalBar } from '../menu/proposal-bar.tsx';
import { Seats } from '../seats/seats.tsx';
import { Chat } from '../side/chat.tsx';
import { Log } from '../side/log.tsx';
import { MapWithMiddle, useDeal } from './middle.tsx';
import { Shell } from './shell.tsx';

export const WATCHER = ['decision', 'map', 'log'] as const;

/** From 1280 px: players left, map in the middle, log, chat and decision right, own sheet and hand below. */
export function DesktopTable(): ReactNode {
  const { seat } = useTable();
  return (
    <Shell className={seat === null ? 'table watching' : 'table'} skips={seat === null ? WATCHER : undefined}>
      {(open) => (
        <>
          <Header onSettings={open.settings} onMenu={open.menu} />
          <Seats />
          <MapWithMiddle />
          <OwnSheet />
          {seat === null ? null : <Hand />}
          <Side />
        </>
      )}
    </Shell>
  );
}

export function Side(): ReactNode {
  const deal = useDeal();
  return (
    <aside className="side" aria-label={T.table.side}>
      {deal ? <Offers deal={deal} /> : <Log />}
      <Chat />
      <ProposalBar />
      <Prompt />
    </aside>
  );
}
