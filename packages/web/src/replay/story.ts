import type { SeenEvent } from '@parley/kernel';
import type { ReplayStory } from '@parley/server/protocol';
import type { Chapters, Mark } from '../game-client.ts';

/** A chapter of the game, or what came before the first. */
export interface Chapter {
  /** 0: the setup. */
  readonly n: number;
  /** Whose chapter it is; null: nobody's. */
  readonly owner: number | null;
  /** Steps `from` to `to`, both included. */
  readonly from: number;
  readonly to: number;
}

/** A sign under the bar. */
export interface StoryMark extends Mark {
  readonly at: number;
}

/** The game by chapters. A chapter begins with the step that brought it about. */
export function chaptersOf(story: ReplayStory, begins: Chapters['begins']): readonly Chapter[] {
  const starts: { at: number; owner: number | null; setup: boolean }[] = [{ at: 0, owner: null, setup: true }];
  for (const { at, events } of story.steps)
    for (const e of events) {
      const begun = begins(e);
      if (begun === null) continue;
      // Two chapters cannot begin with one answer, but one can begin with the very first.
      if (starts.at(-1)?.at === at) starts.pop();
      starts.push({ at, owner: begun.owner, setup: false });
    }
  const first = starts[0].setup ? 0 : 1;
  return starts.map(({ at, owner }, i) => ({ n: i + first, owner, from: at, to: (starts[i + 1]?.at ?? story.total + 1) - 1 }));
}

export const chapterAt = (all: readonly Chapter[], at: number): Chapter | undefined => all.findLast((s) => s.from <= at) ?? all[0];

/** What is worth a sign under the bar: one of a kind a step. */
export function marksIn(story: ReplayStory, mark: (e: SeenEvent) => Mark | null): readonly StoryMark[] {
  const out: StoryMark[] = [];
  for (const { at, events } of story.steps)
    for (const e of events) {
      const found = mark(e);
      if (found !== null && !out.some((m) => m.at === at && m.kind === found.kind)) out.push({ at, ...found });
    }
  return out;
}

/** Signs that would stand on top of each other are left out; the last one always has its place. */
export function spaced(marks: readonly StoryMark[], total: number, least: number): readonly StoryMark[] {
  const out: StoryMark[] = [];
  const end = marks.findLast((m) => m.last === true);
  for (const m of marks) {
    if (m.last === true) continue;
    const far = (x: StoryMark | undefined): boolean => x === undefined || Math.abs(m.at - x.at) / Math.max(1, total) >= least;
    if (far(out.at(-1)) && far(end)) out.push(m);
  }
  return end ? [...out, end] : out;
}

/** Steps at which something could be seen to happen; the beginning and the end are always among them. */
export function moments(story: ReplayStory, isSilent: (e: SeenEvent) => boolean): readonly number[] {
  const told = story.steps.filter((s) => s.events.some((e) => !isSilent(e))).map((s) => s.at);
  return [...new Set([0, ...told, story.total])].toSorted((a, b) => a - b);
}

export const nextMoment = (all: readonly number[], at: number): number => all.find((m) => m > at) ?? all.at(-1) ?? at;
export const lastMoment = (all: readonly number[], at: number): number => all.findLast((m) => m < at) ?? 0;

/** The first step of the chapter after this one, or of this one and then the one before. */
export const nextChapter = (all: readonly Chapter[], at: number): number => all.find((s) => s.from > at)?.from ?? all.at(-1)?.to ?? at;
export const lastChapter = (all: readonly Chapter[], at: number): number => all.findLast((s) => s.from < at)?.from ?? 0;

export const within = (at: number, total: number): number => Math.max(0, Math.min(total, Math.round(at)));
