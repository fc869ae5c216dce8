import { clamp, type Box } from './docking.ts';
import type { RingPoint } from './ring.ts';
import type { MapLayout } from './star-map.ts';

export interface VesselSize {
  /** The deck on which ships stand, the hull below it, and how far the hull sticks out. */
  readonly deck: number;
  readonly hull: number;
  readonly bow: number;
}
/** However small the map is, the numbers on deck can be read. */
export const vesselSize = (unit: number): VesselSize => ({ deck: Math.max(14, 17 * unit), hull: Math.max(7, 10 * unit), bow: 7 * unit });

/** Half of the room a vessel takes whose deck is so wide. */
function halfOf(width: number, unit: number): { readonly x: number; readonly y: number } {
  const { deck, hull, bow } = vesselSize(unit);
  return { x: width / 2 + bow, y: (deck + hull) / 2 };
}

/**
 * Where vessels lie that stand in a home system: beyond its last planet, a little outside the ring. Where the next system is too near for
 * that they lie further out, at the border of the two. Several lie one behind the other.
 */
export function berths(layout: MapLayout, index: number, widths: readonly number[]): RingPoint[] {
  const { ring, radius, unit, systems } = layout;
  const { middle, slot, planets } = systems[index];
  const last = middle - ((planets.length - 1) / 2) * slot;
  const border = middle - ring.length / systems.length / 2;
  const gap = 12 * unit;
  return widths.map((width, nth) => {
    const half = halfOf(width, unit);
    const near = ring.at(last - radius - gap - half.x);
    const along = Math.abs(near.tx) * half.x + Math.abs(near.ty) * half.y;
    const across = Math.abs(near.nx) * half.x + Math.abs(near.ny) * half.y;
    const free = last - border - radius >= along + gap;
    const at = ring.at(free ? last - radius - gap - along : border);
    const out = (free ? 12 : 34) * unit - nth * (2 * across + gap / 2);
    return {
      ...at,
      x: clamp(at.x + at.nx * out, half.x + 2, layout.width - half.x - 2),
      y: clamp(at.y + at.ny * out, half.y + 2, layout.height - half.y - 2),
    };
  });
}

/** The room a vessel takes. */
export const vesselBox = (at: RingPoint, width: number, unit: number): Box => {
  const half = halfOf(width, unit);
  return { x: at.x, y: at.y, w: 2 * half.x, h: 2 * half.y };
};
