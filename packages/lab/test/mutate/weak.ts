import { expect, it } from 'vitest';
import { countDown, doubled, toll } from './toll.ts';

it('[faq-toll-1] counts ships', () => {
  expect(toll(1, [{ owner: 1, n: 3 }])).toBe(3);
});

it('[faq-toll-2] doubles, and comes to an end', () => {
  expect([doubled(2), countDown(3)]).toEqual([4, 0]);
});
