import type { Words } from '@parley/web/shell';
import { T } from '../text/index.ts';

/** What is explained in a first game, each thing the first time it matters. */
export type Tip = 'map' | 'prompt' | 'phases' | 'hand' | 'ally' | 'encounter' | 'deal' | 'warp' | 'why' | 'power';

/** What is going on at the table, as far as tips care. */
export interface Situation {
  /** The question that waits for me: its kind, and what can be chosen; null: none does. */
  readonly question: { readonly kind: string; readonly use: boolean; readonly cards: boolean; readonly sheet: boolean } | null;
  readonly encounter: boolean;
  /** Allies are being found. */
  readonly alliance: boolean;
  /** Both cards lie open. */
  readonly revealed: boolean;
  readonly decided: boolean;
  readonly shipsInWarp: boolean;
}

export interface CoachMemory {
  readonly seen: readonly Tip[];
  readonly off: boolean;
}
export const NEW_PLAYER: CoachMemory = { seen: [], off: false };

const APPLIES: { readonly [T in Tip]: (s: Situation) => boolean } = {
  deal: (s) => s.question?.kind === 'bargain',
  ally: (s) => s.alliance && s.question !== null && !s.question.use,
  power: (s) => s.question?.sheet ?? false,
  hand: (s) => s.question?.cards ?? false,
  prompt: (s) => s.question !== null,
  encounter: (s) => s.revealed,
  phases: (s) => s.encounter,
  map: (s) => s.encounter,
  warp: (s) => s.shipsInWarp && s.question === null,
  why: (s) => s.decided,
};
/** What is urgent first: a deal has its minute, the rest can wait. */
const ORDER: readonly Tip[] = ['deal', 'prompt', 'hand', 'ally', 'power', 'encounter', 'map', 'phases', 'why', 'warp'];

/** The tip to show now, or null. */
export function tipFor(s: Situation, memory: CoachMemory): Tip | null {
  if (memory.off) return null;
  return ORDER.find((t) => !memory.seen.includes(t) && APPLIES[t](s)) ?? null;
}

export const withSeen = (memory: CoachMemory, tip: Tip): CoachMemory =>
  memory.seen.includes(tip) ? memory : { ...memory, seen: [...memory.seen, tip] };

/** With what the table is played: keys and a pointer, a finger, or a finger where things lie in drawers. */
export type Means = 'mouse' | 'finger' | 'phone';

const own = (words: Words, tip: Tip): string | undefined => (Object.hasOwn(words, tip) ? words[tip] : undefined);

/** What a tip says. */
export function tipText(tip: Tip, means: Means): { readonly title: string; readonly text: string } {
  const { titles, tips, finger, phone } = T.coach;
  const [title, text] = [titles[tip], tips[tip]];
  if (means === 'mouse') return { title, text };
  return { title, text: own(means === 'phone' ? phone : {}, tip) ?? own(finger, tip) ?? text };
}

/** What a tip points at; the first that is on the page. */
export const ANCHORS: { readonly [T in Tip]: readonly string[] } = {
  map: ['#map'],
  prompt: ['#decision'],
  phases: ['[data-part="phases"]'],
  hand: ['#hand', '[data-part="drawers"]'],
  ally: ['#decision'],
  encounter: ['#encounter', '[data-part="totals"]'],
  deal: ['[data-part="deal"]', '#decision'],
  warp: ['[data-part="warp"]'],
  why: ['#log', '[data-part="drawers"]'],
  power: ['[data-part="sheet"]', '[data-part="drawers"]'],
};

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
