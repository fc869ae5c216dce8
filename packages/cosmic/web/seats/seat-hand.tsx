import type { ReactNode } from 'react';
import { CardBack, type Back } from '../pieces/card-back.tsx';
import { sheetsOf } from '../model/queries.ts';
import { backsIn } from '../model/things.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { SheetThings } from './sheet-things.tsx';

/** How many cards of each back, and what lies on the sheets. */
export function SeatHand({ seat, most }: { readonly seat: number; readonly most: number }): ReactNode {
  const { board } = useScene();
  const row = board.people[seat]?.hand ?? { n: 0, cards: null };
  const { cosmic, reward } = backsIn(board, row);
  const two = reward > 0;
  return (
    <span className="seat-backs" title={T.piles.backs({ cosmic, reward })}>
      <Fan back="cosmic" n={cosmic} most={two ? Math.min(3, most) : most} />
      {two ? <Fan back="reward" n={reward} most={Math.min(2, most)} /> : null}
      {sheetsOf(board, seat).map((s) => (
        <SheetThings key={s.id} sheet={s} />
      ))}
    </span>
  );
}

function Fan({ back, n, most }: { readonly back: Back; readonly n: number; readonly most: number }): ReactNode {
  return (
    <>
      {Array.from({ length: Math.min(most, n) }, (_, i) => (
        <CardBack key={i} back={back} />
      ))}
      <b>{n}</b>
    </>
  );
}
