import { expect } from 'vitest';
import { table } from './table.ts';

/** Red's power can neither be taken by a Changeling nor parted from its colour by a Pretender; both sit where yellow does. */
export function expectBound(seats: Parameters<typeof table>[0], alien: string): void {
  const taken = table(
    { ...seats, yellow: 'changeling' },
    { turn: 'yellow', destiny: ['red'], hands: { yellow: ['attack-20'], red: ['attack-08'] } },
  );
  taken.runTo('launch');
  expect([taken.sheet(alien).owner, taken.hand('yellow').length]).toEqual([0, 2]);
  expect(taken.story()).not.toContain('changeling.form');
  const moved = table(
    { ...seats, yellow: 'pretender' },
    { turn: 'yellow', destiny: ['red'], hands: { yellow: ['attack-20', 'morph'], red: ['attack-08'] } },
  );
  moved.use('yellow', 'pretender');
  moved.until('yellow', 'pretender.seat');
  expect(moved.options('yellow')).toEqual(['purple', 'blue']);
}
