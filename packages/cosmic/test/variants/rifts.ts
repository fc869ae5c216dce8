import type { Scenario } from '@parley/cosmic/testing';
import { table } from '../table.ts';
import { SEATS } from './rewards.ts';

export const rewardPile = (t: Scenario): string[] => t.pile(t.state.rewards?.discard ?? -1);

/** Red begins a turn; some ships are in the warp. */
export const start = (
  hands: { readonly [colour: string]: readonly string[] },
  warp: { readonly [colour: string]: number } = {},
  more: object = {},
): Scenario =>
  table(SEATS, {
    turn: 'red',
    destiny: ['blue'],
    hands: { red: ['attack-10'], blue: ['attack-08'], yellow: ['attack-05'], ...hands },
    ships: Object.fromEntries(Object.entries(warp).map(([colour, n]) => [colour, { warp: n }])),
    options: { rewards: 'both' },
    ...more,
  });
