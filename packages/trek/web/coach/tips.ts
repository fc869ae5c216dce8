import type { CoachMemory, CoachTip, Means, Words } from '@parley/web/shell';
import type { Scene } from '../scene/context.ts';
import { T } from '../text/index.ts';

/** What is explained in a first game, each thing the first time it matters. */
export type Tip = 'prompt' | 'seeds' | 'lines' | 'play' | 'orders' | 'focus' | 'encounter' | 'points';

/** What is going on at the table, as far as tips care. */
export interface Situation {
  /** Something is asked of me. */
  readonly asked: boolean;
  /** Cards are being seeded under missions. */
  readonly seeding: boolean;
  /** Turns have begun; the part of mine that it is. */
  readonly turns: boolean;
  readonly part: 'play' | 'orders' | null;
  /** Somebody attempts a mission. */
  readonly attempt: boolean;
  readonly scored: boolean;
}

export function situationOf({ board, seat }: Scene, asked: boolean): Situation {
  const { seeding, turn } = board.table;
  const { part } = turn;
  return {
    asked,
    seeding: seeding?.phase === 'dilemma',
    turns: seeding === null,
    part: seeding === null && turn.seat === seat && (part === 'play' || part === 'orders') ? part : null,
    attempt: board.attempt !== null,
    scored: board.score.some((x) => x.rows.length > 0),
  };
}

const APPLIES: { readonly [T in Tip]: (s: Situation) => boolean } = {
  prompt: (s) => s.asked,
  seeds: (s) => s.seeding && s.asked,
  encounter: (s) => s.attempt,
  play: (s) => s.part === 'play' && s.asked,
  orders: (s) => s.part === 'orders' && s.asked,
  lines: (s) => s.turns,
  focus: (s) => s.part !== null && s.asked,
  points: (s) => s.scored,
};
/** What cannot wait comes first. */
const ORDER: readonly Tip[] = ['encounter', 'prompt', 'seeds', 'play', 'orders', 'lines', 'focus', 'points'];

/** Hints of several games are remembered together. */
export const memoryOf = (tip: Tip): string => `trek.${tip}`;

/** The tip to show now, or null. */
export const tipFor = (s: Situation, { seen, off }: CoachMemory): Tip | null =>
  off ? null : (ORDER.find((tip) => !seen.includes(memoryOf(tip)) && APPLIES[tip](s)) ?? null);

/** What a tip points at; the first that is on the page. */
export const ANCHORS: { readonly [T in Tip]: readonly string[] } = {
  prompt: ['#decision'],
  seeds: ['[data-part="tray"]', '[data-part="drawers"]'],
  lines: ['[data-part="lines"]', '#lines'],
  play: ['#hand', '[data-part="drawers"]'],
  orders: ['#decision'],
  focus: ['#focus', '[data-part="lines"]', '#lines'],
  encounter: ['[data-part="encounter"]', '#decision'],
  points: ['#score', '[data-part="score"]'],
};

const own = (words: Words, tip: Tip): string | undefined => (Object.hasOwn(words, tip) ? words[tip] : undefined);

/** A tip as it is shown to whoever plays by these means. */
export function shownTip(tip: Tip, means: Means): CoachTip {
  const { titles, tips, finger, phone } = T.coach;
  const said = (means === 'phone' ? own(phone, tip) : undefined) ?? (means === 'mouse' ? undefined : own(finger, tip)) ?? tips[tip];
  return { id: memoryOf(tip), at: ANCHORS[tip], title: titles[tip], text: said };
}
