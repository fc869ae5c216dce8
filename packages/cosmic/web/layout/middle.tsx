import { useMemo, type ReactNode } from 'react';
import { useAsk, useGame, useProgress, useSettings, useSize, type Style } from '@parley/web/shell';
import { innerHeight, planMiddle } from '../geometry/middle.ts';
import type { Board } from '../../view/board.ts';
import { leading } from '../model/queries.ts';
import { T } from '../text/index.ts';
import { useScene } from '../scene/context.ts';
import { DealBuilder } from '../deal/deal-builder.tsx';
import { openDeal, type OpenDeal } from '../deal/deal-model.ts';
import { DealStatus } from '../deal/offers.tsx';
import { Encounter, hasReceipts } from '../encounter/encounter.tsx';
import { FEW_ROWS, mostRows } from '../encounter/receipt-model.ts';
import { showsDestiny, SpreadStatus, Status } from '../encounter/status.tsx';
import { mapModel } from '../map/map-model.ts';
import { Hazards } from '../things/hazards.tsx';
import { StarMap } from '../map/star-map.tsx';

/** The bargain that is going on, if any. */
export function useDeal(): OpenDeal | null {
  const { upTo } = useProgress();
  const events = useGame((g) => g.events);
  return useMemo(() => openDeal(events, upTo), [events, upTo]);
}

/** What lies in the middle of the ring. */
export function Middle({ small = false }: { readonly small?: boolean }): ReactNode {
  const { board } = useScene();
  const ask = useAsk();
  const deal = useDeal();
  if (ask.decision?.kind === 'bargain') return <DealBuilder decision={ask.decision} />;
  if (deal) return <DealStatus deal={deal} />;
  if (ask.decision?.kind === 'spread' && ask.draft?.kind === 'counts' && !hasCards(board))
    return <SpreadStatus decision={ask.decision} counts={ask.draft.counts} />;
  return hasReceipts(board) ? <Encounter small={small} /> : <Status />;
}

const hasCards = (board: Board): boolean => board.encounter?.slots.some((s) => s !== null) ?? false;

/** The row of cards that lie before players. */
const LAID_ROW = 32;

/** About as high as the receipts become: heading, rows, total, verdict. */
function encounterHeight(board: Board, small: boolean): number {
  const rows = mostRows(board, small);
  const laid = (board.encounter?.laid.length ?? 0) > 0 ? LAID_ROW : 0;
  const e = board.encounter;
  const says = e !== null && (leading(e) !== null || e.outcome !== null);
  const verdict = (says && !small ? 44 : 0) + laid;
  return (rows > FEW_ROWS ? 72 + rows * 19 : Math.max(148, 92 + rows * 20)) + verdict;
}
/** The map grows up to this factor, then keeps its size. */
const MOST = 1.35;
const LEAST = 0.86;
const DESIGN = { width: 808, height: 648 };
/** A map lower than this shows fewer rows and no verdict: the prompt says the same. */
const SMALL = 500;

/** A deal is higher than what else lies there, and keeps off the row of the warp below it where there is room above. */
const DEAL_UP = 12;

/** The map with the encounter in its middle. */
export function MapWithMiddle(): ReactNode {
  const { numerals } = useSettings();
  const [ref, size] = useSize<HTMLElement>();
  const fit = Math.min(size.width / DESIGN.width, size.height / DESIGN.height);
  const unit = Math.max(LEAST, Math.min(MOST, fit));
  const width = Math.min(size.width, DESIGN.width * unit * 1.25);
  const height = Math.min(size.height, DESIGN.height * unit * 1.1);
  return (
    <section className="map-room" aria-label={T.table.mapAndEncounter} id="map" ref={ref} tabIndex={-1}>
      {size.width > 0 ? <Sized width={width} height={height} unit={unit} numerals={numerals} /> : null}
    </section>
  );
}

function Sized(props: { readonly width: number; readonly height: number; readonly unit: number; readonly numerals: boolean }): ReactNode {
  const { width, height, unit, numerals } = props;
  const { board, seat } = useScene();
  const ask = useAsk();
  const bargain = ask.decision?.kind === 'bargain';
  const wide = bargain || hasReceipts(board);
  const small = height < SMALL;
  const scale = Math.max(1, unit);
  const tall = (bargain ? 300 : encounterHeight(board, small)) * scale;
  const plan = useMemo(() => {
    const model = mapModel(board, seat, { width, height, unit });
    const target = board.encounter?.target ?? null;
    const point = target === null ? null : (model.pointOf.get(target) ?? null);
    return planMiddle(model.layout, wide && !bargain ? point : null, tall, scale);
  }, [board, seat, width, height, unit, wide, bargain, tall, scale]);
  const inner = innerHeight(height, unit);
  const box = wide ? plan : { x: plan.x, y: plan.y, w: 320, h: showsDestiny(board) ? 220 : 150 };
  const style: Style = {
    left: plan.x,
    top: bargain ? plan.y - Math.max(0, Math.min(DEAL_UP, (inner - tall) / 2 - DEAL_UP)) : plan.y,
    maxWidth: plan.w,
    maxHeight: height - 24,
    '--room': `${Math.round(inner / scale)}px`,
  };
  return (
    <div className="map-box" style={{ width, height }}>
      <StarMap size={{ width, height }} unit={unit} numerals={numerals} middle={box} steppers labels />
      <Hazards />
      <div className={`map-middle${plan.tight ? ' is-tight' : ''}${small ? ' small' : ''}`} style={style}>
        <div style={{ zoom: scale }}>
          <Middle small={small} />
        </div>
      </div>
    </div>
  );
}
