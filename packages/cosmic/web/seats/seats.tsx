import type { ReactNode } from 'react';
import { seatsFrom } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { Decks } from './decks.tsx';
import { useUsedPowers } from './use-used-powers.ts';
import { SeatPanel } from './seat-panel.tsx';

/** The other players in turn order, and the decks at the foot. */
export function Seats(): ReactNode {
  const { board, seat } = useScene();
  const used = useUsedPowers();
  const others = seatsFrom(board, seat).slice(seat === null ? 0 : 1);
  return (
    <aside className="seats" aria-label={T.table.others}>
      <div className="seat-list">
        {others.map((p) => (
          <SeatPanel key={p} seat={p} brief={others.length > (seat === null ? 6 : 4)} used={used} />
        ))}
      </div>
      <Decks />
    </aside>
  );
}
