import { shownOn, type table } from '../table.ts';

export type Table = ReturnType<typeof table>;

export const seats = { red: 'tyrant', blue: 'trader', yellow: 'tripler', purple: 'healer' };

/** Red beats blue, then meets whoever is next. */
export const start = {
  turn: 'red',
  destiny: ['blue', 'yellow'],
  hands: { red: ['attack-40', 'attack-20', 'negotiate'], blue: ['attack-04', 'attack-06'], yellow: ['attack-30', 'negotiate'] },
} as const;

export const held = (t: Table): unknown => shownOn(t, 'tyrant').captives ?? [];
