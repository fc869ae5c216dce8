import { cosmic } from '@parley/cosmic';
import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { InputError, openTable } from '@parley/kernel';
import { table } from '../table.ts';

export type Seats = { readonly [colour: string]: string };

/** Aliens that leave everything alone unless asked. */
export const SEATS = { red: 'hacker', blue: 'mirror', yellow: 'sorcerer', purple: 'trader' };

export type VariantTable = (position?: ScenarioOptions, seats?: Seats) => Scenario;

/** Tables with these options, unless the test has others, at which red has the first turn, against blue. */
export const variantTable =
  (options: ScenarioOptions['options'], usual: ScenarioOptions = {}): VariantTable =>
  (position = {}, seats = SEATS) =>
    table(seats, {
      turn: 'red',
      destiny: ['blue'],
      hands: { red: ['attack-10', 'attack-08'], blue: ['attack-06', 'attack-04'] },
      ...usual,
      ...position,
      options: { ...options, ...position.options },
    });

/** Why no table is opened with these options, or 'accepted'. */
export function refusalOf(options: object): string {
  try {
    openTable(cosmic, { ...options }, 'refusal');
  } catch (e) {
    if (e instanceof InputError) return e.message;
    throw e;
  }
  return 'accepted';
}
/** The same for a table of so many players. */
export const refusal = (players: number, options: object): string => refusalOf({ players, ...options });
