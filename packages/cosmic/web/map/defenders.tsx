import type { ReactNode } from 'react';
import { ShipMark } from '../pieces/ship.tsx';
import type { RingPoint } from '../geometry/ring.ts';
import type { MapLayout } from '../geometry/star-map.ts';
import { GroupMarks, type Group } from './gate.tsx';

/** More allies than this stand in two rows. */
const FEW = 3;

/** Where each ally of the defense stands: behind an arc on the far side of the planet. */
export function defenderPlaces(layout: MapLayout, planet: RingPoint, n: number): { x: number; y: number }[] {
  const { radius, unit } = layout;
  const outwards = Math.atan2(planet.ny, planet.nx);
  if (n <= FEW) {
    const reach = radius + 26 * unit;
    return Array.from({ length: n }, (_, i) => {
      const angle = outwards + (i - (n - 1) / 2) * 0.8;
      return { x: planet.x + Math.cos(angle) * reach, y: planet.y + Math.sin(angle) * reach };
    });
  }
  const perRow = Math.ceil(n / 2);
  const flat = Math.abs(planet.ny) > Math.abs(planet.nx);
  return Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === 0 ? perRow : n - perRow;
    const along = ((i % perRow) - (inRow - 1) / 2) * (flat ? 29 : 19) * unit;
    const out = radius + (flat ? 20 + row * 16 : 22 + row * 26) * unit;
    return { x: planet.x + planet.nx * out + planet.tx * along, y: planet.y + planet.ny * out + planet.ty * along };
  });
}

/** An arc of the far side, shared by the allies. */
function arcOf(layout: MapLayout, planet: RingPoint, i: number, n: number): string {
  const r = layout.radius + 12 * layout.unit;
  const whole = n === 1 ? 1.25 : n <= FEW ? 0.8 * n : 2.5;
  const start = Math.atan2(planet.ny, planet.nx) - whole / 2;
  const gap = n === 1 ? 0 : 0.06;
  const from = start + (whole * i) / n + gap;
  const to = start + (whole * (i + 1)) / n - gap;
  const at = (angle: number): string => `${(planet.x + Math.cos(angle) * r).toFixed(1)} ${(planet.y + Math.sin(angle) * r).toFixed(1)}`;
  return `M${at(from)}A${r} ${r} 0 0 1 ${at(to)}`;
}

export function Defenders(props: { readonly layout: MapLayout; readonly planet: RingPoint; readonly groups: readonly Group[] }): ReactNode {
  const { layout, planet, groups } = props;
  const places = defenderPlaces(layout, planet, groups.length);
  const size = groups.length > FEW ? layout.ship * 0.86 : layout.ship;
  return (
    <g aria-hidden="true">
      {groups.map((g, i) => {
        const { x, y } = places[i];
        const few = g.n <= 2 && groups.length <= FEW;
        return (
          <g key={g.colour} className={`map-defender player-${g.colour}`}>
            <path d={arcOf(layout, planet, i, groups.length)} />
            {few ? (
              Array.from({ length: g.n }, (_, k) => {
                const d = (k - (g.n - 1) / 2) * size * 1.15;
                return <ShipMark key={k} colour={g.colour} size={size} x={x + planet.tx * d} y={y + planet.ty * d} />;
              })
            ) : (
              <>
                <ShipMark colour={g.colour} size={size} x={x - size / 2} y={y} />
                <text aria-hidden="true" className="map-ship-number" x={x + 2} y={y + 5} style={{ fontSize: `${Math.max(11, size)}px` }}>
                  {g.n}
                </text>
              </>
            )}
            <GroupMarks group={g} x={x} y={y} size={size * 0.95} />
          </g>
        );
      })}
    </g>
  );
}
