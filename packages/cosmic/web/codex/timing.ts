import type { CodexTiming } from '../../text/codex/types.ts';
import type { Phase } from '../../view/board.ts';
import { PHASES } from '../model/phases.ts';
import type { CodexAlien } from './read.ts';
import { windowIds } from '../../ids/index.ts';

/** What stands in a cell of the timing strip: a duty, a choice, a changed rule, or nothing. */
export type Mark = 'must' | 'may' | 'rule' | null;
export interface TimingRow {
  readonly row: 'offense' | 'defense' | 'ally' | 'others' | 'wild' | 'super' | 'card';
  readonly marks: readonly Mark[];
}
export interface TimingTable {
  readonly rows: readonly TimingRow[];
  /** Events that can happen in any phase. */
  readonly events: readonly { readonly text: 'power' | 'wild' | 'super' | 'card'; readonly event: string }[];
}

const WINDOWS: { readonly [room: string]: Phase } = {
  turn: 'start-turn',
  encounter: 'start-turn',
  regroup: 'regroup',
  destiny: 'destiny',
  launch: 'launch',
  alliance: 'alliance',
  planning: 'planning',
  reveal: 'reveal',
  resolution: 'resolution',
  game: 'resolution',
};
const LATE = ['encounter.end', 'encounter.after', 'encounter.second', 'turn.end'];

export function phasesOfWindow(window: string): readonly Phase[] {
  if (window === 'any.time' || window === 'phase.end') return PHASES;
  if (LATE.includes(window)) return ['resolution'];
  const phase = WINDOWS[windowIds.read(window).of];
  return phase === undefined ? [] : [phase];
}

/** Events that belong to one phase; all others can happen at any time. */
const EVENTS: { readonly [event: string]: Phase } = {
  retrieve: 'regroup',
  'invite.declined': 'alliance',
  compensation: 'resolution',
  rewards: 'resolution',
  'deal.try': 'resolution',
  'deal.made': 'resolution',
  win: 'resolution',
};

const QUERIES: { readonly [query: string]: readonly Phase[] } = {
  'ships.limit': ['launch', 'alliance'],
  'ships.fromWarp': ['launch', 'alliance'],
  'ally.sides': ['alliance'],
  'ally.both': ['alliance'],
  'select.force': ['planning'],
  'select.waits': ['planning'],
  'hand.need': ['start-turn', 'planning'],
  'reveal.waits': ['reveal'],
  'play.allowed': PHASES,
  'power.off': PHASES,
};
/** A changed rule of a total or an outcome shows when cards are open; of everything else when the encounter is settled. */
const phasesOfQuery = (query: string): readonly Phase[] =>
  QUERIES[query] ?? (/^(?:ship|total|outcome)\./.test(query) ? ['reveal'] : ['resolution']);

const STRENGTH = { must: 3, may: 2, rule: 1 } as const;
const stronger = (a: Mark, b: Mark): Mark => (a === null ? b : b === null || STRENGTH[a] >= STRENGTH[b] ? a : b);

/** The strip of one text: what it does in each phase. */
export function marksOf(timing: readonly CodexTiming[]): readonly Mark[] {
  return PHASES.map((phase) =>
    timing.reduce<Mark>((mark, t) => {
      const uses = t.windows.some((w) => phasesOfWindow(w).includes(phase)) || t.events.some((e) => EVENTS[e] === phase);
      const changes = t.rules.some((q) => phasesOfQuery(q).includes(phase));
      return stronger(mark, uses ? (t.must ? 'must' : 'may') : changes ? 'rule' : null);
    }, null),
  );
}

const ROLES: { readonly [role: string]: readonly ('offense' | 'defense' | 'ally' | 'others')[] } = {
  offense: ['offense'],
  defense: ['defense'],
  main: ['offense', 'defense'],
  ally: ['ally'],
  'offensive-ally': ['ally'],
  'defensive-ally': ['ally'],
  'main-or-ally': ['offense', 'defense', 'ally'],
  'main-or-offensive-ally': ['offense', 'defense', 'ally'],
  'offense-or-ally': ['offense', 'ally'],
  'not-main': ['ally', 'others'],
  'not-offense': ['defense', 'ally', 'others'],
};
const isFor = (t: CodexTiming, row: 'offense' | 'defense' | 'ally' | 'others'): boolean => ROLES[t.as]?.includes(row) ?? true;

const empty = (marks: readonly Mark[]): boolean => marks.every((m) => m === null);

/** When an alien's power works, by one's part in the encounter, and when its flares do. */
export function alienTiming({ timing }: CodexAlien): TimingTable {
  const power = (['offense', 'defense', 'ally', 'others'] as const).map((row): TimingRow => ({
    row,
    marks: marksOf(timing.power.filter((t) => isFor(t, row))),
  }));
  const rows: TimingRow[] = [...power, { row: 'wild', marks: marksOf(timing.wild) }, { row: 'super', marks: marksOf(timing.super) }];
  return {
    rows: rows.filter((r) => !empty(r.marks)),
    events: (['power', 'wild', 'super'] as const).flatMap((text) => freeEvents(timing[text], text)),
  };
}

export function cardTiming(timing: readonly CodexTiming[]): TimingTable {
  const marks = marksOf(timing);
  return { rows: empty(marks) ? [] : [{ row: 'card', marks }], events: freeEvents(timing, 'card') };
}

const freeEvents = (timing: readonly CodexTiming[], text: TimingTable['events'][number]['text']): TimingTable['events'] =>
  [...new Set(timing.flatMap((t) => t.events))].filter((e) => EVENTS[e] === undefined).map((event) => ({ text, event }));

/** Must the power be used when it applies, may it, or does it simply hold? What it adds to deals does not count. */
export function dutyOf({ timing }: CodexAlien): 'must' | 'may' | 'holds' {
  const uses = timing.power.filter((t) => t.rules.length === 0);
  if (uses.length === 0) return 'holds';
  return uses.some((t) => t.must) ? 'must' : 'may';
}
