import { memo, useMemo, type ReactNode } from 'react';
import { bandPath, spiralArm, type MapLayout } from '../geometry/star-map.ts';
import type { ColourName } from '../../view/board.ts';

/** Stars that stand where they stand: the same for the same size. */
function stars(width: number, height: number): { x: number; y: number; r: number; o: number }[] {
  let seed = 42;
  const next = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  const n = Math.round((width * height) / 4200);
  return Array.from({ length: n }, () => ({ x: next() * width, y: next() * height, r: 0.4 + next() ** 3 * 0.9, o: 0.22 + next() * 0.5 }));
}

/** What lies behind the pieces: stars, the warp, and a band for each home system. */
export const Sky = memo(function Sky({
  layout,
  colours,
}: {
  readonly layout: MapLayout;
  readonly colours: readonly ColourName[];
}): ReactNode {
  const { width, height, cx, cy, warp, unit } = layout;
  const field = useMemo(() => stars(width, height), [width, height]);
  return (
    <g aria-hidden="true">
      <g className="map-stars">
        {field.map((s, i) => (
          <circle key={i} cx={s.x.toFixed(1)} cy={s.y.toFixed(1)} r={s.r.toFixed(2)} opacity={s.o.toFixed(2)} />
        ))}
      </g>
      {layout.systems.map((system, i) => {
        const d = bandPath(layout, system);
        return (
          <g key={i} className={`player-${colours[i]}`}>
            <path className="map-band" d={d} strokeWidth={64 * unit} />
            <path className="map-orbit" d={d} />
          </g>
        );
      })}
      <ellipse cx={cx} cy={cy} rx={warp.rx} ry={warp.ry} fill="url(#warpfog)" />
      <g className="map-spiral">
        {[0, 1, 2, 3].map((k) => (
          <path key={k} d={spiralArm(layout, (k * Math.PI) / 2)} />
        ))}
      </g>
      <ellipse className="map-rim" cx={cx} cy={cy} rx={warp.rx} ry={warp.ry} />
    </g>
  );
});
