import { table } from '../table.ts';

export const SEATS = { red: 'deuce', blue: 'void', yellow: 'healer' };

export const START = { turn: 'red', destiny: ['blue'] } as const;

export const THREE = ['attack-06', 'attack-08', 'negotiate'];

type Hands = { readonly [colour: string]: readonly string[] };

/** Red, the Deuce, attacks with one ship and plays these two cards. */
export function play(first: string, second: string, hands: Hands, more: object = {}, seats: { [colour: string]: string } = SEATS) {
  const t = table(seats, { ...START, hands, ...more });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 1 });
  t.select('red', first);
  t.plan('red', 'deuce.second', second);
  return t;
}
