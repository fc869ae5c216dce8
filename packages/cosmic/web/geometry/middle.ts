import type { Box } from './docking.ts';
import { gateFor, warpRow, type MapLayout } from './star-map.ts';

export interface MiddlePlan extends Box {
  /** Narrower cards and receipts. */
  readonly tight: boolean;
}

const WIDE = 548;
const TIGHT = 424;
/** From the edge of the map to where the encounter may begin: ring, planet, number, air. */
const CLEAR = { x: 118, y: 122 };

/** How high something may be that covers no planet above or below it; their numbers it may. */
export const innerHeight = (height: number, unit: number): number => height - 2 * (CLEAR.y - 20) * unit;

type Target = { readonly x: number; readonly y: number } | null;

/** The room a gate takes, with its ships and its dotted rim. */
export function gateBox(layout: MapLayout, target: { readonly x: number; readonly y: number }): Box {
  const gate = gateFor(layout, target);
  const c = Math.abs(Math.cos(gate.angle));
  const s = Math.abs(Math.sin(gate.angle));
  return { x: gate.x, y: gate.y, w: 2 * (s * 46 + c * 28) * layout.unit, h: 2 * (c * 46 + s * 26) * layout.unit };
}

/**
 * The room for the encounter, which is `height` high and drawn `scale` times as large: in the middle of the ring, as wide as it likes to be. A gate in its way pushes it
 * up or down; a gate at a flank pushes it aside and makes it narrower.
 */
export function planMiddle(layout: MapLayout, target: Target, height: number, scale = 1): MiddlePlan {
  const { cx, cy, width, unit } = layout;
  const wide = WIDE * scale;
  const least = TIGHT * scale;
  const left = CLEAR.x * unit;
  const right = width - left;
  const w = Math.max(least, Math.min(wide, right - left));
  const plain = { x: cx, y: cy + 4 * unit, w, h: height, tight: w < wide - 8 };
  if (!target) return plain;
  const gate = gateBox(layout, target);
  const away = (gate.h + height) / 2 - Math.abs(gate.y - plain.y);
  const aside = (gate.w + w) / 2 - Math.abs(gate.x - plain.x);
  if (away <= 0 || aside <= 0) return plain;
  const y = plain.y + (gate.y < plain.y ? away : -away);
  const lowest = warpRow(layout).y - 12 - height / 2;
  const highest = CLEAR.y * unit + height / 2;
  if (y <= lowest && y >= highest) return { ...plain, y };
  const edge = gate.x > cx ? gate.x - gate.w / 2 : gate.x + gate.w / 2;
  const [from, to] = gate.x > cx ? [left, Math.min(right, edge)] : [Math.max(left, edge), right];
  // No room at all: as far out of the way as can be.
  if (to - from < least) return { ...plain, y: Math.max(highest, Math.min(lowest, y)) };
  const narrow = Math.min(wide, to - from);
  const x = Math.max(from + narrow / 2, Math.min(to - narrow / 2, cx));
  return { ...plain, x, w: narrow, tight: narrow < wide - 8 };
}

/** About as wide as the row of ships in the warp becomes. */
export const WARP_WIDTH = 210;

/** The warp's row of ships steps aside when the gate stands there. */
export function warpPlace(layout: MapLayout, target: Target): { x: number; y: number } {
  const row = warpRow(layout);
  if (!target) return row;
  const gate = gateBox(layout, target);
  const overlap = (WARP_WIDTH + gate.w) / 2 - Math.abs(gate.x - row.x);
  if (gate.y + gate.h / 2 < row.y - 14 || overlap <= 0) return row;
  // Up a little where the rim rises.
  return { x: row.x + (gate.x > row.x ? -overlap : overlap), y: row.y - Math.min(14, overlap * 0.12) * layout.unit };
}
