import { table } from '../table.ts';

export const seats = { red: 'voyager', blue: 'trader', yellow: 'masochist', purple: 'tripler' };

export const journey = {
  turn: 'red',
  destiny: ['blue', 'red'],
  hands: { red: ['attack-08'], blue: ['attack-10', 'attack-06'], yellow: ['attack-06'], purple: ['attack-06'] },
} as const;

/** Red has put its third planet into the warp. */
export const voyage = (position: object = journey): ReturnType<typeof table> => {
  const t = table(seats, position);
  t.use('red', 'voyager');
  t.plan('red', 'voyager.out', 'red/3');
  t.runWhile(() => t.events('planet-to-warp').length === 0);
  return t;
};
