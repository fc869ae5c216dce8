import type { Plain, SeenEvent } from '@parley/kernel';
import type { ReplayStory } from '@parley/server/protocol';
import { describe, expect, it } from 'vitest';
import {
  lastMoment,
  lastStretch,
  marksIn,
  moments,
  nextMoment,
  nextStretch,
  spaced,
  stretchAt,
  stretches,
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
    { at: 2, by: 1, events: [event('turn'), event('encounter', { offense: 1 })] },
    { at: 3, by: 1, events: [event('gate-aimed')] },
    { at: 4, by: 0, events: [event('power-zapped'), event('encounter-over')] },
    { at: 5, by: 0, events: [event('encounter', { offense: 2 })] },
    { at: 6, by: 2, events: [event('encounter-over')] },
    { at: 7, by: 2, events: [event('deal-made')] },
    { at: 8, by: 0, events: [event('game-won', { who: [2] })] },
  ],
};
const parts = stretches(story);

describe('encounters', () => {
  it('divide the game, after what came before the first', () => {
    expect(parts).toEqual([
      { n: 0, offense: null, from: 0, to: 1 },
      { n: 1, offense: 1, from: 2, to: 4 },
      { n: 2, offense: 2, from: 5, to: 8 },
    ]);
    expect(stretchAt(parts, 4)?.n).toBe(1);
    expect(stretchAt(parts, 8)?.n).toBe(2);
  });
  it('of a game that begins with one count from one', () => {
    const short = { ...story, steps: [{ at: 0, by: null, events: [event('encounter', { offense: 0 })] }], total: 3 };
    expect(stretches(short)).toEqual([{ n: 1, offense: 0, from: 0, to: 3 }]);
  });
  it('are reached one by one', () => {
    expect(nextStretch(parts, 0)).toBe(2);
    expect(nextStretch(parts, 6)).toBe(8);
    expect(lastStretch(parts, 6)).toBe(5);
    expect(lastStretch(parts, 5)).toBe(2);
    expect(lastStretch(parts, 1)).toBe(0);
  });
});

describe('steps', () => {
  it('are those at which something is seen to happen', () => {
    expect(moments(story)).toEqual([0, 2, 3, 4, 5, 7, 8]);
  });
  it('are taken forwards and backwards and end at the ends', () => {
    const all = moments(story);
    expect(nextMoment(all, 5)).toBe(7);
    expect(nextMoment(all, 8)).toBe(8);
    expect(lastMoment(all, 6)).toBe(5);
    expect(lastMoment(all, 0)).toBe(0);
    expect(within(99, 8)).toBe(8);
    expect(within(-2, 8)).toBe(0);
  });
});

it('signs under the bar keep their distance, and the end has one', () => {
  expect(marksIn(story)).toEqual([
    { at: 4, kind: 'zap' },
    { at: 7, kind: 'deal' },
    { at: 8, kind: 'end' },
  ]);
  expect(spaced(marksIn(story), 8, 0.2).map((m) => m.kind)).toEqual(['zap', 'end']);
});
