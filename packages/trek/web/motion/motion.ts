import type { Motion } from '@parley/web/shell';

/** What is worth a moment, and how long it is. The same events close frames (`view/beats.ts`). */
export const HOLD: { readonly [type: string]: number } = {
  turn: 450,
  'mission-laid': 260,
  reported: 320,
  played: 600,
  nullified: 600,
  flew: 560,
  beamed: 360,
  walked: 320,
  docked: 240,
  undocked: 240,
  revealed: 700,
  met: 1100,
  selected: 700,
  overcome: 700,
  failed: 900,
  placed: 600,
  cured: 500,
  killed: 900,
  destroyed: 900,
  damaged: 700,
  solved: 1100,
  scored: 400,
  won: 600,
};

export const motion: Motion = { time: (events) => HOLD[events[events.length - 1].type] ?? 0 };
