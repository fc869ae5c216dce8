import type { ReactNode } from 'react';
import { useSettings } from '../../client/settings.ts';
import { useSize } from '../../components/use-size.ts';
import { Encounter, hasReceipts } from '../../table/encounter/encounter.tsx';
import { Status } from '../../table/encounter/status.tsx';
import { StarMap } from '../../table/map/star-map.tsx';
import { useTable } from '../../table/context.ts';
import { T } from '../../text.ts';

/** The table's own map and encounter, to look at. */
export function ReplayMap(): ReactNode {
  const { board } = useTable();
  const { numerals } = useSettings();
  const [ref, size] = useSize<HTMLDivElement>();
  const small = size.width < 620;
  const unit = Math.min(1.35, size.width / 808, size.height / 648);
  const receipts = hasReceipts(board);
  return (
    <section className="map rp-map" aria-label={T.table.mapAndEncounter} ref={ref}>
      {size.width === 0 ? null : (
        <>
          <StarMap
            size={size}
            unit={unit}
            numerals={numerals || small}
            middle={small ? null : { x: size.width / 2, y: size.height / 2, w: 560, h: 210 }}
            steppers={false}
            labels={!small}
          />
          <div className={`rp-middle${small ? ' small' : ''}`}>{receipts ? <Encounter /> : <Status />}</div>
        </>
      )}
    </section>
  );
}
