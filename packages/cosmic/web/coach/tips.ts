import type { CoachMemory, Means, Words } from '@parley/web/shell';
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
  return memory.off ? null : (ORDER.find((t) => !memory.seen.includes(t) && APPLIES[t](s)) ?? null);
}

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
