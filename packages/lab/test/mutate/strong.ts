import { describe, expect, it } from 'vitest';
import { countDown, doubled, toll } from './toll.ts';

describe('toll', () => {
  it('[faq-toll-1] counts the ships of one player', () => {
    expect(
      toll(1, [
        { owner: 1, n: 2 },
        { owner: 2, n: 1 },
        { owner: 1, n: 1 },
      ]),
    ).toBe(3);
  });

  it.each([
    [4, 4],
    [7, 4],
  ])('[faq-toll-2] takes %i as %i at most', (n, taken) => {
    expect(toll(1, [{ owner: 1, n }])).toBe(taken);
  });

  it('doubles, and comes to an end', () => {
    expect([doubled(3), doubled(3), countDown(3)]).toEqual([6, 6, 0]);
  });
});
