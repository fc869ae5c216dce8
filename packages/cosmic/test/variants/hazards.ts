import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { table } from '../table.ts';

/** Aliens that leave everything alone unless asked. */
export const SEATS = { red: 'hacker', blue: 'mirror', yellow: 'sorcerer', purple: 'trader' };

/** A table with hazards at which red has the first turn, against blue, and a warning brings this hazard; no further one follows soon. */
export const hazardTable = (
  hazard: string | null,
  position: ScenarioOptions = {},
  seats: { readonly [colour: string]: string } = SEATS,
): Scenario =>
  table(seats, {
    turn: 'red',
    destiny: ['blue!', 'yellow', 'purple'],
    hands: { red: ['attack-10', 'attack-08'], blue: ['attack-06', 'attack-04'] },
    ...(hazard === null ? {} : { hazardDeck: [hazard] }),
    ...position,
    options: { hazards: true, ...position.options },
  });

const namesIn = (t: Scenario, kind: string): string[] =>
  t.state.zones.flatMap((z, i) => (z.kind === kind ? t.pile(i).map((face) => face.replace('hazard:', '')) : []));

export const inPlay = (t: Scenario): string[] => namesIn(t, 'hazards');
export const discardedHazards = (t: Scenario): string[] => namesIn(t, 'hazard-discard');
export const hazardDeck = (t: Scenario): string[] => namesIn(t, 'hazard-deck');
