import type { SeenEvent } from '@parley/kernel';
import type { ReplayStory } from '@parley/server/protocol';

/** A stretch of the game: one encounter, or what came before the first. */
export interface Stretch {
  /** 0: the setup. */
  readonly n: number;
  /** Whose encounter it is; null: nobody's. */
  readonly offense: number | null;
  /** Steps `from` to `to`, both included. */
  readonly from: number;
  readonly to: number;
}

export type MarkKind = 'deal' | 'zap' | 'lost' | 'end';
export interface StoryMark {
  readonly at: number;
  readonly kind: MarkKind;
}

/** The game by encounters. An encounter begins with the step that brought it about. */
export function stretches(story: ReplayStory): readonly Stretch[] {
  const starts: { at: number; offense: number | null }[] = [{ at: 0, offense: null }];
  for (const { at, events } of story.steps)
    for (const e of events) {
      if (e.type !== 'encounter') continue;
      const offense = typeof e.data.offense === 'number' ? e.data.offense : null;
      // Two encounters cannot begin with one answer, but one can begin with the very first.
      if (starts.at(-1)?.at === at && starts.length > 0) starts.pop();
      starts.push({ at, offense });
    }
  const setup = starts[0].offense === null ? 0 : 1;
  return starts.map(({ at, offense }, i) => ({ n: i + setup, offense, from: at, to: (starts[i + 1]?.at ?? story.total + 1) - 1 }));
}

export const stretchAt = (all: readonly Stretch[], at: number): Stretch | undefined => all.findLast((s) => s.from <= at) ?? all[0];

const MARKS: { readonly [type: string]: MarkKind } = {
  'deal-made': 'deal',
  'power-zapped': 'zap',
  'power-lost': 'lost',
  'power-cut-off': 'lost',
  'game-won': 'end',
};

/** What is worth a sign under the bar. */
export function marksIn(story: ReplayStory): readonly StoryMark[] {
  const out: StoryMark[] = [];
  for (const { at, events } of story.steps)
    for (const e of events) {
      const kind = MARKS[e.type];
      if (kind !== undefined && !out.some((m) => m.at === at && m.kind === kind)) out.push({ at, kind });
    }
  return out;
}

/** Signs that would stand on top of each other are left out; the end always has its sign. */
export function spaced(marks: readonly StoryMark[], total: number, least: number): readonly StoryMark[] {
  const out: StoryMark[] = [];
  const end = marks.findLast((m) => m.kind === 'end');
  for (const m of marks) {
    if (m.kind === 'end') continue;
    const far = (x: StoryMark | undefined): boolean => x === undefined || Math.abs(m.at - x.at) / Math.max(1, total) >= least;
    if (far(out.at(-1)) && far(end)) out.push(m);
  }
  return end ? [...out, end] : out;
}

/** Events nobody needs to see a step for. */
const SILENT = new Set(['encounter-over']);
export const isTold = (e: SeenEvent): boolean => !SILENT.has(e.type);

/** Steps at which something could be seen to happen; the beginning and the end are always among them. */
export function moments(story: ReplayStory): readonly number[] {
  const told = story.steps.filter((s) => s.events.some(isTold)).map((s) => s.at);
  return [...new Set([0, ...told, story.total])].toSorted((a, b) => a - b);
}

export const nextMoment = (all: readonly number[], at: number): number => all.find((m) => m > at) ?? all.at(-1) ?? at;
export const lastMoment = (all: readonly number[], at: number): number => all.findLast((m) => m < at) ?? 0;

/** The first step of the encounter after this one, or of this one and then the one before. */
export const nextStretch = (all: readonly Stretch[], at: number): number => all.find((s) => s.from > at)?.from ?? all.at(-1)?.to ?? at;
export const lastStretch = (all: readonly Stretch[], at: number): number => all.findLast((s) => s.from < at)?.from ?? 0;

export const within = (at: number, total: number): number => Math.max(0, Math.min(total, Math.round(at)));
