export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A curve from a to b that bows away from the centre, as points for an animation. */
export function flightPath(a: Point, b: Point, centre: Point, samples = 16): Point[] {
  const mx = (a.x + b.x) / 2;
  const my = (a.y + b.y) / 2;
  const distance = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: -(b.y - a.y) / distance, y: (b.x - a.x) / distance };
  const outwards = normal.x * (mx - centre.x) + normal.y * (my - centre.y) >= 0 ? 1 : -1;
  const bow = Math.min(90, distance * 0.22) * outwards;
  const c = { x: mx + normal.x * bow, y: my + normal.y * bow };
  return Array.from({ length: samples + 1 }, (_, i) => {
    const t = i / samples;
    const u = 1 - t;
    return { x: u * u * a.x + 2 * u * t * c.x + t * t * b.x, y: u * u * a.y + 2 * u * t * c.y + t * t * b.y };
  });
}

/** A spiral from a into b. */
export function fallPath(a: Point, b: Point, samples = 24): Point[] {
  const start = Math.atan2(a.y - b.y, a.x - b.x);
  const reach = Math.hypot(a.x - b.x, a.y - b.y);
  return Array.from({ length: samples + 1 }, (_, i) => {
    const t = i / samples;
    const angle = start + t * 2.4;
    const r = reach * (1 - t);
    return { x: b.x + Math.cos(angle) * r, y: b.y + Math.sin(angle) * r };
  });
}

export const pathOf = (points: readonly Point[]): string =>
  points.map((p, i) => `${i === 0 ? 'M' : 'L'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');
