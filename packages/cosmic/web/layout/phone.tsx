import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Card, CardDown, cardFace } from '../pieces/card.tsx';
import {
  Chat,
  Clock,
  Icon,
  Log,
  pieceState,
  Prompt,
  ProposalBar,
  SHELL,
  TableFrame,
  useAsk,
  useGame,
  useSize,
  useTableState,
} from '@parley/web/shell';
import { Emblem } from '../pieces/emblem.tsx';
import { Ship } from '../pieces/ship.tsx';
import { SIDES } from '../../view/board.ts';
import { colourOf, mainOn, seatsFrom, sheetsOf } from '../model/queries.ts';
import { T, wordFor } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { DealBuilder } from '../deal/deal-builder.tsx';
import { LiveOffer, Offers } from '../deal/offers.tsx';
import { hasReceipts } from '../encounter/encounter.tsx';
import { receiptOf } from '../encounter/receipt-model.ts';
import { Status } from '../encounter/status.tsx';
import { PHASES } from '../model/phases.ts';
import { StarMap } from '../map/star-map.tsx';
import { HazardsButton } from '../things/hazards.tsx';
import { LaidRow } from '../things/laid-cards.tsx';
import { Hand } from '../own/hand.tsx';
import { handCards } from '../own/hand-model.ts';
import { OwnSheet } from '../own/own-sheet.tsx';
import { Decks } from '../seats/decks.tsx';
import { SeatChip } from '../seats/seat-chip.tsx';
import { useUsedPowers } from '../seats/use-used-powers.ts';
import { useDeal } from './middle.tsx';
import { skips } from './skips.ts';
import { cardNumber } from '../../ids/index.ts';

type Drawer = 'hand' | 'sheet' | 'log' | 'chat';

/** A phone held upright: everything in one column, the hand as a drawer, the prompt never covered. A hint has its own place in the column. */
export function PhoneTable({ hint }: { readonly hint: ReactNode }): ReactNode {
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const ask = useAsk();
  return (
    <TableFrame className={ask.decision?.kind === 'bargain' ? 'phone is-dealing' : 'phone'} skips={skips(['map'], false)}>
      {(open) => (
        <>
          <PhoneHeader onMenu={open.menu} />
          <PhoneSeats />
          {drawer === null ? (
            <>
              <PhoneMap />
              <Sums />
            </>
          ) : (
            <OpenDrawer drawer={drawer} onClose={() => setDrawer(null)} />
          )}
          <div className="phone-proposal">
            <ProposalBar />
          </div>
          <div className="phone-prompt">
            {ask.decision?.kind === 'bargain' ? <DealBuilder decision={ask.decision} /> : null}
            <Prompt />
          </div>
          {hint}
          <DrawerBar open={drawer} onOpen={(d) => setDrawer(d === drawer ? null : d)} />
        </>
      )}
    </TableFrame>
  );
}

function PhoneHeader({ onMenu }: { readonly onMenu: () => void }): ReactNode {
  const { board, seat } = useScene();
  const phase = board.encounter?.phase;
  const now = phase === undefined ? -1 : PHASES.indexOf(phase);
  const deadline = useGame((g) => g.clocks.find((c) => c.seat === seat)?.deadline ?? null);
  return (
    <header className="phone-head">
      <button type="button" className="icon-button" aria-label={SHELL.table.menu} onClick={onMenu}>
        <Icon name="menu" size={18} />
      </button>
      <div className="phone-now" data-part="phases">
        {phase === undefined ? T.table.setup : T.phases[phase]}
        <div className="phone-dots" role="img" aria-label={T.phone.phase({ n: now + 1, of: PHASES.length })}>
          {PHASES.map((p, i) => (
            <i key={p} className={i < now ? 'is-done' : i === now ? 'is-now' : ''} />
          ))}
        </div>
      </div>
      {deadline === null ? null : <Clock deadline={deadline} bank={null} />}
    </header>
  );
}

function PhoneSeats(): ReactNode {
  const { board, seat } = useScene();
  const used = useUsedPowers();
  return (
    <aside className="chip-row" aria-label={T.table.players}>
      {seatsFrom(board, seat)
        .slice(seat === null ? 0 : 1)
        .map((p) => (
          <SeatChip key={p} seat={p} used={used} />
        ))}
    </aside>
  );
}

const UNIT = 0.6;

const ZOOM = 1.9;

/** The whole map; a tap on a system, or on the glass, makes it larger, to be moved about. */
function PhoneMap(): ReactNode {
  const [ref, size] = useSize<HTMLElement>();
  const scroller = useRef<HTMLDivElement>(null);
  /** The point of the small map that is looked at. */
  const [zoom, setZoom] = useState<{ readonly x: number; readonly y: number } | null>(null);
  const { board } = useScene();
  const scale = zoom ? ZOOM : 1;
  const box = { width: size.width * scale, height: size.height * scale };
  useLayoutEffect(() => {
    if (!zoom || !scroller.current) return;
    scroller.current.scrollLeft = zoom.x * ZOOM - size.width / 2;
    scroller.current.scrollTop = zoom.y * ZOOM - size.height / 2;
  }, [zoom, size.width, size.height]);
  const tapped = (e: MouseEvent<HTMLDivElement>): void => {
    const { target } = e;
    if (zoom || !(target instanceof Element) || target.closest('[data-part="piece"]:not([data-state="plain"]), button')) return;
    const at = e.currentTarget.getBoundingClientRect();
    setZoom({ x: e.clientX - at.left, y: e.clientY - at.top });
  };
  return (
    <section className={zoom ? 'phone-map is-zoomed' : 'phone-map'} aria-label={T.table.mapAndEncounter} id="map" tabIndex={-1} ref={ref}>
      {size.width > 0 ? (
        <div className="phone-map-scroll" ref={scroller} onClick={tapped}>
          <div className="map-box" style={box}>
            <StarMap size={box} unit={zoom ? 1 : UNIT} numerals middle={null} steppers={false} labels={zoom !== null} />
            {hasReceipts(board) ? <PhoneMiddle /> : <Status />}
          </div>
        </div>
      ) : null}
      <HazardsButton />
      <button
        type="button"
        className="icon-button phone-zoom"
        aria-label={zoom ? T.map.whole : T.map.zoom}
        aria-pressed={zoom !== null}
        onClick={() => setZoom(zoom ? null : { x: size.width / 2, y: size.height })}
      >
        <Icon name={zoom ? 'minus' : 'search'} size={18} />
      </button>
    </section>
  );
}

function PhoneMiddle(): ReactNode {
  const { board, speaker, lexicon } = useScene();
  const e = board.encounter;
  if (!e) return null;
  const card = (side: 0 | 1): ReactNode => {
    const slot = e.slots[side];
    if (!slot) return <div className="encounter-empty" aria-hidden="true" />;
    return slot.card === null || !slot.up ? (
      <CardDown back={slot.back} label={T.encounter.facedown} />
    ) : (
      <Card face={cardFace(lexicon, slot.card)} back={slot.back} />
    );
  };
  const total = (side: 0 | 1): ReactNode => {
    const main = mainOn(e, side);
    const r = receiptOf(board, side);
    return (
      <div className={`phone-total player-ink player-${colourOf(board, main)}`}>
        <small>{speaker.player(main)}</small>
        {e.slots[side]?.up && e.slots[side]?.type === 'negotiate' ? 'N' : (r.total ?? '?')}
      </div>
    );
  };
  return (
    <div className="phone-middle">
      {card(0)}
      {total(0)}
      <div className="phone-total muted is-colon">:</div>
      {total(1)}
      {card(1)}
      <LaidRow />
    </div>
  );
}

/** The two sums in one line each; where nothing is compared, what others bargain about. */
function Sums(): ReactNode {
  const { board } = useScene();
  const ask = useAsk();
  const deal = useDeal();
  if (ask.decision?.kind === 'bargain') return null;
  if (deal) return <LiveOffer deal={deal} />;
  if (!hasReceipts(board) || board.encounter?.outcome?.kind === 'deal') return null;
  return (
    <section className="phone-summary" data-part="totals" aria-label={T.phone.totals}>
      {SIDES.map((side) => (
        <SumLine key={side} side={side} />
      ))}
    </section>
  );
}

function SumLine({ side }: { readonly side: 0 | 1 }): ReactNode {
  const { board, speaker } = useScene();
  const { rows, total, soFar } = receiptOf(board, side);
  const talks = rows.some((r) => r.kind === 'card' && r.up && r.type === 'negotiate');
  const names = rows.map((r) =>
    r.kind === 'ships' ? speaker.player(r.seat) : r.kind === 'card' || r.kind === 'no-card' ? T.phone.card : '…',
  );
  return (
    <div>
      <span className="muted truncated">{names.join(' + ')}</span>
      <span className="phone-side">
        {rows.map((r, i) => (
          <span key={i}>
            {i > 0 ? ' + ' : ''}
            {r.kind === 'ships' ? (
              <>
                {r.n} <Ship colour={r.colour} size={10} />
              </>
            ) : r.kind === 'card' ? (
              r.kicked ? (
                `${r.kicked.value} × ${r.kicked.times}`
              ) : talks ? (
                T.cards.letters.negotiate
              ) : (
                (r.n ?? '?')
              )
            ) : r.kind === 'no-card' ? (
              '?'
            ) : (
              r.n
            )}
          </span>
        ))}{' '}
        {talks ? null : `= ${total ?? `${soFar} + ?`}`}
      </span>
    </div>
  );
}

function DrawerBar({ open, onOpen }: { readonly open: Drawer | null; readonly onOpen: (d: Drawer) => void }): ReactNode {
  const { board, lexicon, seat } = useScene();
  const ask = useAsk();
  const chat = useTableState((s) => s.chat);
  const cards = useMemo(() => (seat === null ? [] : handCards(board, lexicon, seat)), [board, lexicon, seat]);
  const [read, setRead] = useState(() => chat.at(-1)?.n ?? 0);
  const unread = open === 'chat' ? 0 : chat.filter((c) => c.n > read).length;
  const live = cards.filter((c) => ['legal', 'picked'].includes(pieceState(ask, `card:${cardNumber(c.key)}`))).length;
  const [sheet] = seat === null ? [] : sheetsOf(board, seat);
  return (
    <nav className="phone-drawer" data-part="drawers" aria-label={T.phone.hand}>
      <button type="button" className="phone-fan" aria-expanded={open === 'hand'} onClick={() => onOpen('hand')}>
        <span className="visually-hidden">{T.phone.handPeek({ n: cards.length, playable: live })}</span>
        {cards.slice(0, 9).map((c) => {
          const face = cardFace(lexicon, c.key);
          const s = pieceState(ask, `card:${cardNumber(c.key)}`);
          return (
            <i key={c.key} aria-hidden="true" className={`face-${face.type}${s === 'legal' || s === 'picked' ? ' is-up' : ''}`}>
              {face.figure?.split('/')[0] ?? wordFor(T.cards.letters, face.type)}
            </i>
          );
        })}
        {cards.length > 9 ? (
          <span className="muted" aria-hidden="true">
            +{cards.length - 9}
          </span>
        ) : null}
      </button>
      <button type="button" className="phone-tab" aria-expanded={open === 'sheet'} onClick={() => onOpen('sheet')}>
        <Emblem alien={sheet?.alien ?? null} colour={seat === null ? undefined : colourOf(board, seat)} size={26} />
        {T.phone.sheet}
      </button>
      <button type="button" className="phone-tab" aria-expanded={open === 'log'} onClick={() => onOpen('log')}>
        <Icon name="log" size={20} />
        {T.phone.log}
      </button>
      <button
        type="button"
        className="phone-tab"
        aria-expanded={open === 'chat'}
        onClick={() => {
          onOpen('chat');
          setRead(chat.at(-1)?.n ?? 0);
        }}
      >
        <Icon name="chat" size={20} />
        {T.phone.chat}
        {unread > 0 ? <em>{unread}</em> : null}
      </button>
    </nav>
  );
}

/** One drawer at a time, in the place of the map: the prompt is never covered. */
function OpenDrawer({ drawer, onClose }: { readonly drawer: Drawer; readonly onClose: () => void }): ReactNode {
  const deal = useDeal();
  return (
    <section className={`phone-opened phone-opened-${drawer}`} aria-label={T.phone[drawer]}>
      <button type="button" className="icon-button phone-close" aria-label={T.phone.close} onClick={onClose}>
        <Icon name="x" size={18} />
      </button>
      {drawer === 'hand' ? <Hand /> : null}
      {drawer === 'sheet' ? (
        <>
          <OwnSheet />
          <Decks />
        </>
      ) : null}
      {drawer === 'log' ? deal ? <Offers deal={deal} /> : <Log /> : null}
      {drawer === 'chat' ? <Chat whole /> : null}
    </section>
  );
}
