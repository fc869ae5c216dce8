import { useState, type ReactNode } from 'react';
import { CardBack } from '../../components/card-back.tsx';
import { Icon } from '../../components/icon.tsx';
import { seatsFrom } from '../../model/queries.ts';
import { T } from '../../text.ts';
import { useTable } from '../context.ts';
import { PileViewer } from './piles.tsx';
import { useUsedPowers } from './use-used-powers.ts';
import { SeatPanel } from './seat-panel.tsx';

/** The other players in turn order, and the decks at the foot. */
export function Seats(): ReactNode {
  const { board, seat } = useTable();
  const used = useUsedPowers();
  const others = seatsFrom(board, seat).slice(seat === null ? 0 : 1);
  return (
    <aside className="seats" aria-label={T.table.others}>
      <div className="seatlist">
        {others.map((p) => (
          <SeatPanel key={p} seat={p} brief={others.length > (seat === null ? 6 : 4)} used={used} />
        ))}
      </div>
      <Decks />
    </aside>
  );
}

export function Decks(): ReactNode {
  const { board } = useTable();
  const [open, setOpen] = useState<'discard' | 'destiny' | null>(null);
  const { piles } = board;
  return (
    <div className="decks" role="group" aria-label={T.table.decks}>
      <div className="deck">
        <span>
          <CardBack width={14} />
          <b>{piles.deck}</b>
        </span>
        {T.piles.deck}
      </div>
      <button type="button" className="deck" onClick={() => setOpen('destiny')} title={T.piles.destinyTitle}>
        <span>
          <CardBack back="destiny" width={14} />
          <b>{piles.destiny}</b>
        </span>
        {T.piles.destiny}
      </button>
      <button type="button" className="deck" onClick={() => setOpen('discard')} title={T.piles.open}>
        <span>
          <Icon name="eye" size={14} />
          <b>{piles.discard.length}</b>
        </span>
        {T.piles.discards}
      </button>
      {open ? (
        <PileViewer
          title={open === 'discard' ? T.piles.discardTitle : T.piles.destinyTitle}
          cards={open === 'discard' ? piles.discard : piles.destinyDiscard}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  );
}
