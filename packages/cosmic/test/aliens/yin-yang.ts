import { table } from '../table.ts';

export const seats = { red: 'trader', blue: 'healer', yellow: 'yin-yang', purple: 'macron' };

/** Red attacks blue/1 with two ships; both invite yellow. */
export const both = { turn: 'red', destiny: ['blue'], hands: { red: ['attack-20', 'morph'], blue: ['attack-04'] } } as const;

export type Position = Parameters<typeof table>[1];

export function invited(position: Position = both, by: readonly string[] = ['red', 'blue']) {
  const t = table(seats, position);
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 2 });
  for (const colour of by) t.invite(colour, 'yellow');
  return t;
}

/** Yellow allies with both sides: so many ships each. */
export function balanced(offense: number, defense: number, position: Position = both) {
  const t = invited(position);
  t.use('yellow', 'yin-yang');
  t.plan('yellow', 'alliance.ships', { 'yellow/1': offense });
  t.plan('yellow', 'alliance.ships', { 'yellow/2': defense });
  return t;
}
