import { ring, type Ring, type RingPoint } from './ring.ts';

export interface MapSize {
  readonly width: number;
  readonly height: number;
  /** One factor for all distances: 1 at 808 x 648. */
  readonly unit: number;
}

export interface MapLayout extends MapSize {
  readonly cx: number;
  readonly cy: number;
  /** Radius of a planet and size of a ship. */
  readonly radius: number;
  readonly ship: number;
  readonly warp: { readonly rx: number; readonly ry: number };
  readonly ring: Ring;
  readonly systems: readonly SystemLayout[];
}

export interface SystemLayout {
  /** Where the middle of the system is on the ring. */
  readonly middle: number;
  readonly slot: number;
  /** From the owner's left hand to its right. */
  readonly planets: readonly RingPoint[];
}

const STAGGER: { readonly [players: number]: number } = { 6: 10, 7: 20, 8: 26 };
const MARGIN = { x: 62, y: 60 };
const MOST_SLOT = 74;

/** The planets of every system. The first system is the viewer's; planet 1 lies at its owner's left hand. */
export function starMap(size: MapSize, planetsOf: readonly number[]): MapLayout {
  const { width, height, unit } = size;
  const players = planetsOf.length;
  const cx = width / 2;
  const cy = height / 2 + 2 * unit;
  const rx = width / 2 - MARGIN.x * unit;
  const ry = height / 2 - MARGIN.y * unit;
  const r = ring({ cx, cy, rx, ry });
  const share = r.length / players;
  const stagger = (STAGGER[players] ?? 0) * unit;
  const radius = (players > 5 ? 22 : 25) * unit;
  const systems = planetsOf.map((planets, i): SystemLayout => {
    const slot = Math.min(MOST_SLOT * unit, share / (planets + 0.35));
    const middle = share * i;
    const points = Array.from({ length: planets }, (_, j) => {
      const p = r.at(middle + ((planets - 1) / 2 - j) * slot);
      const inwards = j % 2 ? stagger : 0;
      return { ...p, x: p.x - p.nx * inwards, y: p.y - p.ny * inwards };
    });
    return { middle, slot, planets: points };
  });
  return { ...size, cx, cy, radius, ship: (players > 5 ? 12 : 14) * unit, warp: { rx: rx * 0.8, ry: ry * 0.66 }, ring: r, systems };
}

export interface GateLayout {
  readonly x: number;
  readonly y: number;
  /** In radians, towards the target. */
  readonly angle: number;
}

/** The gate rides the rim of the warp on the line to the target and turns to face it. */
export function gateFor({ cx, cy, warp }: MapLayout, target: { x: number; y: number }): GateLayout {
  const k = 1 / Math.hypot((target.x - cx) / warp.rx, (target.y - cy) / warp.ry);
  const x = cx + (target.x - cx) * k;
  const y = cy + (target.y - cy) * k;
  return { x, y, angle: Math.atan2(target.y - y, target.x - x) };
}

/** Ship places for 1 to 4, in units of 1.06 ship sizes; five and more are one ship and a numeral. */
const PIPS: { readonly [n: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-0.5, 0],
    [0.5, 0],
  ],
  3: [
    [0, -0.52],
    [-0.52, 0.4],
    [0.52, 0.4],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
};
export const pips = (n: number): readonly (readonly [number, number])[] | null => PIPS[n] ?? null;

/** The warp's ships float in a row near its lower rim. */
export const warpRow = ({ cx, cy, warp, unit }: MapLayout): { x: number; y: number } => ({ x: cx, y: cy + warp.ry - 0.5 * unit });

/** A band along the ring that joins the planets of a system, as an SVG path. */
export function bandPath(layout: MapLayout, system: SystemLayout): string {
  const n = system.planets.length;
  const half = ((n - 1) / 2) * system.slot;
  const steps = Math.max(8, n * 8);
  const points = Array.from({ length: steps + 1 }, (_, i) => layout.ring.at(system.middle - half + (2 * half * i) / steps));
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');
}

/** An arm of the warp's spiral, as an SVG path. */
export function spiralArm({ cx, cy, warp }: MapLayout, turn: number): string {
  const points = Array.from({ length: 61 }, (_, i) => {
    const t = i / 60;
    const angle = turn + t * 4.7;
    const reach = 0.12 + 0.88 * t;
    return `${i === 0 ? 'M' : 'L'}${(cx + Math.cos(angle) * warp.rx * reach).toFixed(1)} ${(cy + Math.sin(angle) * warp.ry * reach).toFixed(1)}`;
  });
  return points.join('');
}
