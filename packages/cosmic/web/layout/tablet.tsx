import { useState, type ReactNode } from 'react';
import { T } from '../text/index.ts';
import { Chat, Header, Log, Prompt, ProposalBar, SHELL, TableFrame, useTableState } from '@parley/web/shell';
import { seatsFrom } from '../model/queries.ts';
import { useScene } from '../scene/context.ts';
import { Offers } from '../deal/offers.tsx';
import { Hand } from '../own/hand.tsx';
import { OwnSheet } from '../own/own-sheet.tsx';
import { Decks } from '../seats/decks.tsx';
import { SeatChip } from '../seats/seat-chip.tsx';
import { useUsedPowers } from '../seats/use-used-powers.ts';
import { MapWithMiddle, useDeal } from './middle.tsx';
import { PhaseStrip } from './phase-strip.tsx';
import { skips } from './skips.ts';

/** 768 to 1279 px: players become a row of chips, the right column has tabs, the hand goes over the full width. */
export function TabletTable(): ReactNode {
  const { board, seat } = useScene();
  const used = useUsedPowers();
  const others = seatsFrom(board, seat).slice(seat === null ? 0 : 1);
  return (
    <TableFrame className={seat === null ? 'tablet is-watching' : 'tablet'} skips={skips(seat === null ? ['map'] : ['map', 'hand'], true)}>
      {(open) => (
        <>
          <Header onSettings={open.settings} onMenu={open.menu}>
            <PhaseStrip />
          </Header>
          <aside className="chip-row" aria-label={T.table.players}>
            {others.map((p) => (
              <SeatChip key={p} seat={p} used={used} />
            ))}
            <Decks />
          </aside>
          <MapWithMiddle />
          <OwnSheet />
          {seat === null ? null : <Hand />}
          <TabbedSide />
        </>
      )}
    </TableFrame>
  );
}

function TabbedSide(): ReactNode {
  const chat = useTableState((s) => s.chat);
  const deal = useDeal();
  const [tab, setTab] = useState<'log' | 'chat'>('log');
  const [read, setRead] = useState(() => chat.at(-1)?.n ?? 0);
  const unread = tab === 'chat' ? 0 : chat.filter((c) => c.n > read).length;
  return (
    <aside className="side" aria-label={T.table.side}>
      <div className="side-tabs" role="tablist">
        <button type="button" role="tab" aria-selected={tab === 'log'} onClick={() => setTab('log')}>
          {deal ? T.deal.offers : SHELL.log.title}
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
      {tab === 'log' ? deal ? <Offers deal={deal} /> : <Log /> : <Chat whole />}
      <ProposalBar />
      <Prompt />
    </aside>
  );
}
