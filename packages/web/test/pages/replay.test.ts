import type { Plain, SeenEvent } from '@parley/kernel';
import type { ReplayStory } from '@parley/server/protocol';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../../src/game-client.ts';
import {
  chapterAt,
  chaptersOf,
  lastChapter,
  lastMoment,
  marksIn,
  moments,
  nextChapter,
  nextMoment,
  spaced,
  within,
} from '../../src/replay/story.ts';

let n = 0;
const event = (type: string, data: { readonly [key: string]: Plain } = {}): SeenEvent => ({ n: ++n, type, data, why: [] });
const story: ReplayStory = {
  game: 'ABCDEF',
  total: 8,
  steps: [
    { at: 0, by: null, events: [event('first-player', { who: 1 })] },
    { at: 1, by: 0, events: [] },
    { at: 2, by: 1, events: [event('turn'), event('round', { of: 1 })] },
    { at: 3, by: 1, events: [event('moved')] },
    { at: 4, by: 0, events: [event('stopped'), event('round-over')] },
    { at: 5, by: 0, events: [event('round', { of: 2 })] },
    { at: 6, by: 2, events: [event('round-over')] },
    { at: 7, by: 2, events: [event('agreed')] },
    { at: 8, by: 0, events: [event('won', { who: [2] })] },
  ],
};
const begins = (e: SeenEvent): { owner: number | null } | null => (e.type === 'round' ? { owner: Number(e.data.of) } : null);
const isSilent = (e: SeenEvent): boolean => e.type === 'round-over';
const MARKS: { readonly [type: string]: Mark } = {
  stopped: { kind: 'stop', icon: 'zap', text: 'stopped' },
  agreed: { kind: 'deal', icon: 'swap', text: 'agreed' },
  won: { kind: 'end', icon: 'flag', text: 'end', last: true },
};
const mark = (e: SeenEvent): Mark | null => MARKS[e.type] ?? null;
const parts = chaptersOf(story, begins);

describe('chapters', () => {
  it('divide the game, after what came before the first', () => {
    expect(parts).toEqual([
      { n: 0, owner: null, from: 0, to: 1 },
      { n: 1, owner: 1, from: 2, to: 4 },
      { n: 2, owner: 2, from: 5, to: 8 },
    ]);
    expect(chapterAt(parts, 4)?.n).toBe(1);
    expect(chapterAt(parts, 8)?.n).toBe(2);
  });
  it('of a game that begins with one count from one', () => {
    const short = { ...story, steps: [{ at: 0, by: null, events: [event('round', { of: 0 })] }], total: 3 };
    expect(chaptersOf(short, begins)).toEqual([{ n: 1, owner: 0, from: 0, to: 3 }]);
  });
  it('are reached one by one', () => {
    expect(nextChapter(parts, 0)).toBe(2);
    expect(nextChapter(parts, 6)).toBe(8);
    expect(lastChapter(parts, 6)).toBe(5);
    expect(lastChapter(parts, 5)).toBe(2);
    expect(lastChapter(parts, 1)).toBe(0);
  });
});

describe('steps', () => {
  it('are those at which something is seen to happen', () => {
    expect(moments(story, isSilent)).toEqual([0, 2, 3, 4, 5, 7, 8]);
  });
  it('are taken forwards and backwards and end at the ends', () => {
    const all = moments(story, isSilent);
    expect(nextMoment(all, 5)).toBe(7);
    expect(nextMoment(all, 8)).toBe(8);
    expect(lastMoment(all, 6)).toBe(5);
    expect(lastMoment(all, 0)).toBe(0);
    expect(within(99, 8)).toBe(8);
    expect(within(-2, 8)).toBe(0);
  });
});

it('signs under the bar keep their distance, and the end has one', () => {
  const marks = marksIn(story, mark);
  expect(marks.map(({ at, kind }) => [at, kind])).toEqual([
    [4, 'stop'],
    [7, 'deal'],
    [8, 'end'],
  ]);
  expect(spaced(marks, 8, 0.2).map((m) => m.kind)).toEqual(['stop', 'end']);
});
