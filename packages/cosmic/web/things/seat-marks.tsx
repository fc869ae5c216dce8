import type { ReactNode } from 'react';
import { Chip, Icon, useGame, useHint } from '@parley/web/shell';
import { Ship } from '../pieces/ship.tsx';
import { colourOf } from '../model/queries.ts';
import { assetsOf, bondsOf, dialOf, hasThings, laidBy } from '../model/things.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { AssetChip } from './asset-chip.tsx';
import { dialText } from './asset-text.ts';
import { CoveredCards } from './covered-cards.tsx';
import { LaidCard } from './laid-cards.tsx';

/** What lies before somebody: techs, stations, special ships, and cards laid down for this encounter. */
export function SeatThings({ seat, named }: { readonly seat: number; readonly named: boolean }): ReactNode {
  const { board } = useScene();
  const assets = assetsOf(board, seat);
  const laid = laidBy(board, seat);
  if (!hasThings(board, seat)) return null;
  return (
    <span className="thing-list">
      <CoveredCards seat={seat} owner={false} />
      {laid.map((x, i) => (
        <LaidCard key={`l${i}`} laid={x} owner={false} />
      ))}
      {assets.map((x) => (
        <AssetChip key={x.id} asset={x} named={named && x.kind !== 'marker'} />
      ))}
    </span>
  );
}

/** What somebody has dialled: that it is set, and once all are shown what it says. */
export function DialChip({ seat }: { readonly seat: number }): ReactNode {
  const { board } = useScene();
  const setting = useGame((g) => g.waiting.seats.includes(seat));
  const dial = dialOf(board, seat);
  if (!dial) return null;
  return (
    <Chip icon="dial" title={T.dials.title}>
      {dialText(dial.set, setting)}
    </Chip>
  );
}

/** With whom somebody plays, or is bound to by a hazard. */
export function Bonds({ seat }: { readonly seat: number }): ReactNode {
  const { board, speaker } = useScene();
  const hint = useHint();
  const bonds = bondsOf(board, seat).map((bond) => {
    const text = T.bonds[bond.by]({ who: speaker.people([bond.seat]) });
    return (
      <span key={`${bond.by}${bond.seat}`} className="seat-bond" role="img" aria-label={text} {...hint(text)}>
        <Icon name="link" size={12} />
        <Ship colour={colourOf(board, bond.seat)} size={12} />
      </span>
    );
  });
  return (
    <>
      {bonds}
      {board.teams?.met.includes(seat) ? (
        <span className="seat-bond" role="img" aria-label={T.bonds.met} {...hint(T.bonds.met)}>
          <Icon name="check" size={12} />
        </span>
      ) : null}
    </>
  );
}
