/** A point on the ring with its tangent and outward normal. */
export interface RingPoint {
  readonly x: number;
  readonly y: number;
  readonly tx: number;
  readonly ty: number;
  readonly nx: number;
  readonly ny: number;
}

export interface Ring {
  readonly length: number;
  at(distance: number): RingPoint;
}

interface Shape {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

const EXPONENT = 3.1;
const SAMPLES = 3000;

/** A superellipse walked by arc length, clockwise on screen, starting at the bottom (your seat). */
export function ring({ cx, cy, rx, ry }: Shape): Ring {
  const points: { x: number; y: number; at: number }[] = [];
  let length = 0;
  for (let i = 0; i <= SAMPLES; i++) {
    const t = Math.PI / 2 + (i / SAMPLES) * 2 * Math.PI;
    const c = Math.cos(t);
    const s = Math.sin(t);
    const x = cx + rx * Math.sign(c) * Math.abs(c) ** (2 / EXPONENT);
    const y = cy + ry * Math.sign(s) * Math.abs(s) ** (2 / EXPONENT);
    const last = points.at(-1);
    if (last) length += Math.hypot(x - last.x, y - last.y);
    points.push({ x, y, at: length });
  }
  const find = (d: number): { x: number; y: number } => {
    const want = ((d % length) + length) % length;
    let lo = 0;
    let hi = SAMPLES;
    while (hi - lo > 1) {
      const mid = (lo + hi) >> 1;
      if (points[mid].at <= want) lo = mid;
      else hi = mid;
    }
    return points[lo];
  };
  const at = (d: number): RingPoint => {
    const { x, y } = find(d);
    const a = find(d - 3);
    const b = find(d + 3);
    const h = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const tx = (b.x - a.x) / h;
    const ty = (b.y - a.y) / h;
    const out = ty * (x - cx) - tx * (y - cy) >= 0 ? 1 : -1;
    return { x, y, tx, ty, nx: ty * out, ny: -tx * out };
  };
  return { length, at };
}
