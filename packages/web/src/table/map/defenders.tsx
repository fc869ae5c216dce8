import type { ReactNode } from 'react';
import { ShipMark } from '../../components/ship.tsx';
import type { RingPoint } from '../../geometry/ring.ts';
import type { MapLayout } from '../../geometry/star-map.ts';
import type { Group } from './gate.tsx';

/** Where each ally of the defense stands: behind an arc on the far side of the planet. */
export function defenderPlaces(layout: MapLayout, planet: RingPoint, n: number): { x: number; y: number; angle: number }[] {
  const outwards = Math.atan2(planet.ny, planet.nx);
  const step = n > 3 ? 0.62 : 0.8;
  const reach = layout.radius + 26 * layout.unit;
  return Array.from({ length: n }, (_, i) => {
    const angle = outwards + (i - (n - 1) / 2) * step;
    return { x: planet.x + Math.cos(angle) * reach, y: planet.y + Math.sin(angle) * reach, angle };
  });
}

export function Defenders(props: { readonly layout: MapLayout; readonly planet: RingPoint; readonly groups: readonly Group[] }): ReactNode {
  const { layout, planet, groups } = props;
  const { radius, unit, ship } = layout;
  const places = defenderPlaces(layout, planet, groups.length);
  const r = radius + 13 * unit;
  const half = groups.length > 1 ? 0.34 : 0.62;
  return (
    <g aria-hidden="true">
      {groups.map((g, i) => {
        const { x, y, angle } = places[i];
        const from = { x: planet.x + Math.cos(angle - half) * r, y: planet.y + Math.sin(angle - half) * r };
        const to = { x: planet.x + Math.cos(angle + half) * r, y: planet.y + Math.sin(angle + half) * r };
        const size = ship;
        const along = { x: -Math.sin(angle), y: Math.cos(angle) };
        const few = g.n <= 2;
        return (
          <g key={g.colour} className={`defender p-${g.colour}`}>
            <path d={`M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${r} ${r} 0 0 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`} />
            {few ? (
              Array.from({ length: g.n }, (_, k) => {
                const d = (k - (g.n - 1) / 2) * size * 1.15;
                return <ShipMark key={k} colour={g.colour} size={size} x={x + along.x * d} y={y + along.y * d} />;
              })
            ) : (
              <>
                <ShipMark colour={g.colour} size={size} x={x - 6} y={y} />
                <text className="shipnum" x={x + 3} y={y + 5}>
                  {g.n}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
