export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Edge = 'above' | 'below' | 'left' | 'right' | 'inside';

const GAP = 12;
const RIM = 8;
const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));

/** Beside the thing, where there is room; in its corner when it fills the page. */
export function placeTip(
  at: Rect,
  tip: { width: number; height: number },
  page: { width: number; height: number },
): Rect & { readonly edge: Edge } {
  const room: readonly (readonly [Edge, boolean])[] = [
    ['left', at.left >= tip.width + GAP + RIM],
    ['above', at.top >= tip.height + GAP + RIM],
    ['below', page.height - at.top - at.height >= tip.height + GAP + RIM],
    ['right', page.width - at.left - at.width >= tip.width + GAP + RIM],
  ];
  const wide = at.width > page.width * 0.5;
  const order: readonly Edge[] = wide ? ['below', 'above', 'left', 'right'] : ['left', 'above', 'below', 'right'];
  const edge = order.find((e) => room.some(([side, fits]) => side === e && fits)) ?? 'inside';
  const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  const free = {
    left: { left: at.left - tip.width - GAP, top: middle.y - tip.height / 2 },
    right: { left: at.left + at.width + GAP, top: middle.y - tip.height / 2 },
    above: { left: middle.x - tip.width / 2, top: at.top - tip.height - GAP },
    below: { left: middle.x - tip.width / 2, top: at.top + at.height + GAP },
    inside: { left: at.left + GAP, top: at.top + GAP },
  }[edge];
  return {
    ...tip,
    edge,
    left: clamp(free.left, RIM, page.width - tip.width - RIM),
    top: clamp(free.top, RIM, page.height - tip.height - RIM),
  };
}
