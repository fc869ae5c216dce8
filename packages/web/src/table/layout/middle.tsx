import { useMemo, type ReactNode } from 'react';
import { useSettings } from '../../client/settings.ts';
import { useSize } from '../../components/use-size.ts';
import type { Box } from '../../geometry/docking.ts';
import { T } from '../../text.ts';
import { useTable } from '../context.ts';
import { DealBuilder } from '../deal/deal-builder.tsx';
import { openDeal, type OpenDeal } from '../deal/deal-model.ts';
import { DealStatus } from '../deal/offers.tsx';
import { Encounter, hasReceipts } from '../encounter/encounter.tsx';
import { SpreadStatus, Status } from '../encounter/status.tsx';
import { StarMap } from '../map/star-map.tsx';

/** The bargain that is going on, if any. */
export function useDeal(): OpenDeal | null {
  const { game, shown } = useTable();
  return useMemo(() => openDeal(game.events, shown.upTo), [game.events, shown.upTo]);
}

/** What lies in the middle of the ring. */
export function Middle(): ReactNode {
  const { board, ask } = useTable();
  const deal = useDeal();
  if (ask.decision?.kind === 'bargain') return <DealBuilder decision={ask.decision} />;
  if (deal) return <DealStatus deal={deal} />;
  if (ask.decision?.kind === 'spread' && ask.draft?.kind === 'counts' && !hasCards(board))
    return <SpreadStatus decision={ask.decision} counts={ask.draft.counts} />;
  return hasReceipts(board) ? <Encounter /> : <Status />;
}

const hasCards = (board: ReturnType<typeof useTable>['board']): boolean => board.encounter?.slots.some((s) => s !== null) ?? false;

/** The map grows up to this factor, then keeps its size. */
const MOST = 1.35;
const LEAST = 0.86;
const DESIGN = { width: 808, height: 648 };

/** The map with the encounter in its middle. */
export function MapWithMiddle(): ReactNode {
  const { numerals } = useSettings();
  const [ref, size] = useSize<HTMLElement>();
  const fit = Math.min(size.width / DESIGN.width, size.height / DESIGN.height);
  const unit = Math.max(LEAST, Math.min(MOST, fit));
  const width = Math.min(size.width, DESIGN.width * unit * 1.25);
  const height = Math.min(size.height, DESIGN.height * unit * 1.1);
  const { board, ask } = useTable();
  const wide = ask.decision?.kind === 'bargain' || hasReceipts(board);
  const middle = useMemo<Box>(
    () => ({ x: width / 2, y: height / 2 + 6, w: wide ? Math.min(556, width * 0.66) : 320, h: wide ? 210 : 150 }),
    [width, height, wide],
  );
  return (
    <section className="map" aria-label={T.table.mapAndEncounter} id="map" ref={ref}>
      {size.width > 0 ? (
        <div className={width < 760 ? 'mapbox tight' : 'mapbox'} style={{ width, height }}>
          <StarMap size={{ width, height }} unit={unit} numerals={numerals} middle={middle} steppers labels />
          <div className="mid">
            <Middle />
          </div>
        </div>
      ) : null}
    </section>
  );
}
