import type { Box } from './docking.ts';
import { gateFor, warpRow, type MapLayout } from './star-map.ts';

export interface MiddlePlan extends Box {
  /** Narrower cards and receipts. */
  readonly tight: boolean;
}

const WIDE = 548;
const TIGHT = 452;
const HEIGHT = 210;
/** From a planet's middle to where the encounter may begin: radius, number, air. */
const CLEAR = 52;

/**
 * The room for the encounter: in the middle of the ring, as wide as it likes to be. A gate that stands at a flank pushes it aside and
 * makes it narrower.
 */
export function planMiddle(layout: MapLayout, target: { readonly x: number; readonly y: number } | null): MiddlePlan {
  const { cx, cy, width, unit } = layout;
  const y = cy + 4 * unit;
  let left = 62 * unit + CLEAR * unit;
  let right = width - left;
  if (target) {
    const gate = gateFor(layout, target);
    const reach = 52 * unit;
    if (Math.abs(gate.y - y) < HEIGHT / 2 + reach - 14 * unit) {
      if (gate.x > cx) right = Math.min(right, gate.x - reach);
      else left = Math.max(left, gate.x + reach);
    }
  }
  const room = right - left;
  const w = room >= WIDE ? WIDE : Math.max(TIGHT, Math.min(WIDE, room));
  const tight = room < WIDE - 12;
  const half = w / 2;
  const x = Math.max(left + half, Math.min(right - half, cx));
  return { x: room < w ? (left + right) / 2 : x, y, w: tight ? Math.min(w, Math.max(TIGHT, room)) : w, h: HEIGHT, tight };
}

/** About as wide as the row of ships in the warp becomes. */
export const WARP_WIDTH = 210;

/** The warp's row of ships steps aside when the gate stands there. */
export function warpPlace(layout: MapLayout, target: { readonly x: number; readonly y: number } | null): { x: number; y: number } {
  const row = warpRow(layout);
  if (!target) return row;
  const gate = gateFor(layout, target);
  const reach = 50 * layout.unit;
  const overlap = WARP_WIDTH / 2 + reach - Math.abs(gate.x - row.x);
  if (gate.y + reach < row.y - 14 || overlap <= 0) return row;
  // Up a little where the rim rises.
  return { x: row.x + (gate.x > row.x ? -overlap : overlap), y: row.y - Math.min(14, overlap * 0.12) * layout.unit };
}
