import { useMemo, type ReactNode } from 'react';
import { useSize } from '@parley/web/shell';
import { StarMap } from '../map/star-map.tsx';
import { MapWithMiddle, Middle } from '../layout/middle.tsx';
import { T } from '../text/index.ts';

/** The table's own map and encounter, to look at. */
export function ReplayMap(): ReactNode {
  const [ref, size] = useSize<HTMLDivElement>();
  return (
    <div className="hands-map" ref={ref}>
      {size.width === 0 || size.height < 80 ? null : size.width < SMALL ? (
        <SmallMap width={size.width} height={size.height} />
      ) : (
        <MapWithMiddle />
      )}
    </div>
  );
}
const SMALL = 640;

/** On a phone the encounter stands below the map instead of in its middle. */
function SmallMap({ width, height }: { readonly width: number; readonly height: number }): ReactNode {
  const room = Math.min(height * 0.62, width * 0.86);
  const size = useMemo(() => ({ width, height: room }), [width, room]);
  return (
    <section className="map-room small" aria-label={T.table.mapAndEncounter}>
      <div className="map-box" style={size}>
        <StarMap size={size} unit={width / 808 + 0.1} numerals middle={null} steppers={false} labels={false} />
      </div>
      <div className="hands-below">
        <Middle />
      </div>
    </section>
  );
}
