import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { variantTable, type Seats } from './variant-table.ts';

const atWarning = variantTable({ hazards: true }, { destiny: ['blue!', 'yellow', 'purple'] });

/** A table with hazards at which red has the first turn, against blue, and a warning brings this hazard; no further one follows soon. */
export const hazardTable = (hazard: string | null, position: ScenarioOptions = {}, seats?: Seats): Scenario =>
  atWarning({ ...(hazard === null ? {} : { hazardDeck: [hazard] }), ...position }, seats);

const namesIn = (t: Scenario, kind: string): string[] =>
  t.state.zones.flatMap((z, i) => (z.kind === kind ? t.pile(i).map((face) => face.replace('hazard:', '')) : []));

export const inPlay = (t: Scenario): string[] => namesIn(t, 'hazards');
export const discardedHazards = (t: Scenario): string[] => namesIn(t, 'hazard-discard');
export const hazardDeck = (t: Scenario): string[] => namesIn(t, 'hazard-deck');
