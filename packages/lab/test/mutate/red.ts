import { expect, it } from 'vitest';
import { toll } from './toll.ts';

it('is wrong about the rule', () => {
  expect(toll(1, [])).toBe(1);
});
