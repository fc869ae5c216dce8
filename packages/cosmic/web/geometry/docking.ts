import type { MapLayout, SystemLayout } from './star-map.ts';
import type { RingPoint } from './ring.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Dock {
  readonly x: number;
  readonly y: number;
  /** Too many for ships to be shown one by one. */
  readonly compact: boolean;
}

/** How wide a capsule for so many ships is. */
export const capsuleWidth = (n: number, compact: boolean, unit: number): number =>
  (compact && n > 1 ? 24.6 + String(n).length * 9 : 18.6 + (Math.min(n, 4) - 1) * 13.4) * unit;

/**
 * Where capsules of foreign colonies dock outside a planet: side by side along a flat side of the ring, one below the other along a
 * flank. More than fit show numerals and stand in two rows.
 */
export function docks(layout: MapLayout, planet: RingPoint, fleets: readonly number[], numerals: boolean): Dock[] {
  const { radius, unit } = layout;
  const height = 18.6 * unit;
  const gap = 3 * unit;
  const flat = Math.abs(planet.ny) > Math.abs(planet.nx);
  const room = 2.9 * radius;
  const plain = (n: number): boolean => !numerals && n <= 4;
  const width = (n: number, tight: boolean): number => capsuleWidth(n, tight || !plain(n), unit);
  const total = fleets.reduce((sum, n) => sum + (flat ? width(n, false) : height) + gap, 0);
  const tight = flat && total > room;
  const perRow = tight ? Math.ceil(fleets.length / 2) : fleets.length;
  const rows = Array.from({ length: Math.ceil(fleets.length / Math.max(1, perRow)) }, (_, r) => fleets.slice(r * perRow, (r + 1) * perRow));
  return rows.flatMap((row, r) => {
    const along = row.map((n) => (flat ? width(n, tight) : height) + gap);
    let at = -along.reduce((a, b) => a + b, 0) / 2;
    return row.map((n, i): Dock => {
      const w = width(n, tight);
      const middle = at + along[i] / 2;
      at += along[i];
      const bend = Math.min(6 * unit, Math.abs(middle) * 0.12);
      const reach = radius + (flat ? height / 2 : w / 2) - unit - bend + r * (height + 1.5 * unit);
      return {
        x: clamp(planet.x + planet.nx * reach + planet.tx * middle, w / 2 + 2, layout.width - w / 2 - 2),
        y: clamp(planet.y + planet.ny * reach + planet.ty * middle, height / 2 + 2, layout.height - height / 2 - 2),
        compact: tight || !plain(n),
      };
    });
  });
}

export const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

/** The place of a planet's number: on its inner side. */
export const numberAt = ({ radius, unit }: MapLayout, p: RingPoint): { x: number; y: number } => ({
  x: p.x - p.nx * (radius + 9 * unit),
  y: p.y - p.ny * (radius + 9 * unit) + 4,
});

/** Where what lies at a planet is shown: further in than its number, one after the other. */
export const badgeAt = (layout: MapLayout, p: RingPoint, nth: number): { x: number; y: number } => {
  const number = numberAt(layout, p);
  const further = (16 + nth * 17) * layout.unit;
  return { x: number.x - p.nx * further, y: number.y - 4 - p.ny * further };
};

/** Where a small control stands for a planet: further in than its number. */
export const controlAt = ({ radius, unit }: MapLayout, p: RingPoint): { x: number; y: number } => ({
  x: p.x - p.nx * (radius + 25 * unit),
  y: p.y - p.ny * (radius + 19 * unit),
});

const overlaps = (a: Box, b: Box, gap = 4): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 + gap && Math.abs(a.y - b.y) < (a.h + b.h) / 2 + gap;

/**
 * The place of a system's label: inside the ring at its middle planet; it slides along the ring by up to a slot and a half when
 * something else needs the room. Null where there is none.
 */
export function labelAt(layout: MapLayout, system: SystemLayout, width: number, taken: readonly Box[]): Box | null {
  const { unit, radius } = layout;
  const h = 24;
  for (const slide of [0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2]) {
    for (const extra of [0, 12 * unit, 26 * unit]) {
      const p = layout.ring.at(system.middle + slide * system.slot);
      const distance = radius + 20 * unit + extra + (Math.abs(p.nx) * width + Math.abs(p.ny) * h) / 2;
      const box = { x: p.x - p.nx * distance, y: p.y - p.ny * distance, w: width, h };
      if (!taken.some((b) => overlaps(box, b))) return box;
    }
  }
  return null;
}

/** A place on the rim of a planet, on its inner side: to the one hand or the other of its number, and so much further along. */
export function besideAt({ radius }: MapLayout, p: RingPoint, hand: 1 | -1, along: number): { x: number; y: number } {
  const reach = radius * Math.SQRT1_2 * 1.04;
  const side = hand * (reach + along);
  return { x: p.x - p.nx * reach + p.tx * side, y: p.y - p.ny * reach + p.ty * side };
}
