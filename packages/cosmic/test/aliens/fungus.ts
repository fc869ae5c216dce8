import { expect } from 'vitest';
import type { table } from '../table.ts';

export type Table = ReturnType<typeof table>;

export const seats = { red: 'fungus', blue: 'macron', yellow: 'tripler', purple: 'healer' };

/** Red beats blue, then meets yellow. */
export const twice = {
  turn: 'red',
  destiny: ['blue', 'yellow'],
  hands: { red: ['attack-40', 'attack-05'], blue: ['attack-04', 'attack-06'], yellow: ['attack-30'] },
} as const;

/** The stacks on the board: what is under each ship, by colour. */
export const prey = (t: Table): number[][] => t.state.stacks.map((s) => t.state.ships.at[s.hold].slice(0, 4));

/** The option of the first stack in a place. */
export const stackAt = (t: Table, place: string): string => `${place}#${t.state.stacks[0].id}`;

/** Red captures the four blue ships of blue/1 with a single ship and goes on to yellow. */
export function capture(t: Table): void {
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  t.select('red', 'attack-40');
  t.plan('red', 'encounter.second', true);
  t.run();
  expect(prey(t)).toEqual([[0, 4, 0, 0]]);
  // There is one ship for them to go under.
  expect(t.story()).not.toContain('fungus.adhere');
  t.aim('red', 'yellow/1');
}
