import type { ReactNode } from 'react';
import { ShipMark } from '../pieces/ship.tsx';
import { capsuleWidth } from '../geometry/docking.ts';
import { pips } from '../geometry/star-map.ts';
import type { ColourName } from '../../view/board.ts';

/** Ships that stand together: like pips of a die up to four, one and a numeral above. */
export function ShipGroup(props: {
  readonly colour: ColourName;
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly numerals: boolean;
}): ReactNode {
  const { colour, n, x, y, size, numerals } = props;
  const places = numerals && n > 1 ? null : pips(n);
  if (n <= 0) return null;
  if (places)
    return places.map(([dx, dy], i) => <ShipMark key={i} colour={colour} size={size} x={x + dx * size * 1.06} y={y + dy * size * 1.06} />);
  const text = String(n);
  const width = size + 2 + text.length * size * 0.62;
  return (
    <g>
      <ShipMark colour={colour} size={size} x={x - width / 2 + size / 2} y={y} />
      <text
        aria-hidden="true"
        className="map-ship-number"
        x={x - width / 2 + size + 2}
        y={y + size * 0.37}
        style={{ fontSize: `${Math.max(12, size * 1.12)}px` }}
      >
        {text}
      </text>
    </g>
  );
}

/** A foreign colony: docked outside the planet, in the ring of its owner's colour. */
export function Capsule(props: {
  readonly colour: ColourName;
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly compact: boolean;
  readonly label: string;
}): ReactNode {
  const { colour, n, x, y, unit, compact, label } = props;
  const w = capsuleWidth(n, compact, unit);
  const h = 18.6 * unit;
  const size = 12.6 * unit;
  const asNumber = compact && n > 1;
  return (
    <g className={`map-pod player-${colour}`} data-part="colony" role="img" aria-label={label} tabIndex={-1}>
      <rect x={x - w / 2} y={y - h / 2} width={w} height={h} rx={h / 2 - 0.3} />
      {asNumber ? (
        <>
          <ShipMark colour={colour} size={size} x={x - w / 2 + h / 2} y={y} />
          <text
            aria-hidden="true"
            className="map-ship-number"
            x={x - w / 2 + h / 2 + size / 2 + 2}
            y={y + 4}
            style={{ fontSize: `${Math.max(11, 12 * unit)}px` }}
          >
            {n}
          </text>
        </>
      ) : (
        Array.from({ length: n }, (_, i) => <ShipMark key={i} colour={colour} size={size} x={x - w / 2 + h / 2 + i * 13.4 * unit} y={y} />)
      )}
    </g>
  );
}
