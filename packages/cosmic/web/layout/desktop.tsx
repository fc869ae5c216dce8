import type { ReactNode } from 'react';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { Offers } from '../deal/offers.tsx';
import { Chat, Header, Log, Prompt, ProposalBar, TableFrame } from '@parley/web/shell';
import { Hand } from '../own/hand.tsx';
import { OwnSheet } from '../own/own-sheet.tsx';
import { Seats } from '../seats/seats.tsx';
import { MapWithMiddle, useDeal } from './middle.tsx';
import { PhaseStrip } from './phase-strip.tsx';
import { skips } from './skips.ts';

/** From 1280 px: players left, map in the middle, log, chat and decision right, own sheet and hand below. */
export function DesktopTable(): ReactNode {
  const { seat } = useScene();
  return (
    <TableFrame className={seat === null ? 'table is-watching' : 'table'} skips={skips(seat === null ? ['map'] : ['map', 'hand'], true)}>
      {(open) => (
        <>
          <Header onSettings={open.settings} onMenu={open.menu}>
            <PhaseStrip />
          </Header>
          <Seats />
          <MapWithMiddle />
          <OwnSheet />
          {seat === null ? null : <Hand />}
          <Side />
        </>
      )}
    </TableFrame>
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
