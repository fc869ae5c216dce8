import { table } from '../table.ts';

export const seats = { red: 'macron', blue: 'trader', yellow: 'reactor', purple: 'void' };

export const hands = { red: ['attack-30'], blue: ['attack-04'], yellow: ['attack-06'] } as const;

export const start = {
  turn: 'red',
  destiny: ['blue'],
  hands,
  sheets: { reactor: { flares: ['flare:macron', 'flare:trader', 'flare:void'] } },
} as const;

export type Position = Parameters<typeof table>[1];

export function attack(position: Position = start, aliens: { readonly [colour: string]: string } = seats) {
  const t = table(aliens, position);
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  return t;
}

/** Yellow is an ally of this side. */
export function beside(side: 'offense' | 'defense', position: Position = start, aliens = seats) {
  const t = attack(position, aliens);
  t.invite(side === 'offense' ? 'red' : 'blue', 'yellow');
  t.ally('yellow', side, { 'yellow/1': 1 });
  return t;
}
