import type { CosmicView } from '../../view/cosmic-view.ts';
import { alienById, allAliens, cosmic, type State } from '@parley/cosmic';
import { openTable, randomFrom, type Settings, type Table } from '@parley/kernel';

/** A table of so many players with aliens at random, the same for the same seed. */
export function randomTable(
  seed: string,
  players: number,
  settings: Settings = { log: false },
  options: Variant = {},
): Table<State, CosmicView> {
  const ids = allAliens()
    .filter((a) => !a.power.unimplemented && !(a.needsColour && players === 8))
    .map((a) => a.id);
  const seats: { alien: string }[] = [];
  for (const alien of randomFrom(`${seed}:aliens`).shuffle(ids)) {
    const fits = seats.every((s) => !bans(s.alien, alien) && !bans(alien, s.alien));
    if (fits && seats.length < players) seats.push({ alien });
  }
  return openTable(cosmic, { ...options, seats }, seed, settings);
}

const bans = (a: string, b: string): boolean => alienById(a).bans?.includes(b) ?? false;

export type Variant = { readonly [option: string]: boolean | string | number };

/** Ways to play besides the plain game: each by itself, and some together. */
export const VARIANTS: readonly Variant[] = [
  { technology: true },
  { rewards: 'incursion' },
  { rewards: 'dominion' },
  { rewards: 'both', commonRewards: true },
  { hazards: true },
  { stations: 'two', conquest: true },
  { specialShips: 'flagship' },
  { specialShips: 'salvage', technology: true },
  { dials: true },
  { teams: true },
  { hiddenPowers: true },
  { powers: 2 },
  { technology: true, rewards: 'both', hazards: true, stations: 'one', specialShips: 'flagship', dials: true, teams: true },
];
