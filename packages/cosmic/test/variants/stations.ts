import { COLOURS, type Asset, type State } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { variantTable } from './variant-table.ts';

/** A table with space stations at which red has the first turn, against blue. */
export const stationTable = variantTable({ stations: 'one' });

const idOf = (s: State, x: Asset): string => (s.face[s.cards.in[x.zone][0]] ?? '').replace('station:', '');

/** A station in play, by its id. */
export function stationNamed(t: Scenario, id: string): Asset {
  const found = t.state.assets.find((x) => x.kind === 'station' && idOf(t.state, x) === id);
  if (!found) throw new Error(`${id} is not in play\n\n${t.story()}`);
  return found;
}

export const isInPlay = (t: Scenario, id: string): boolean => t.state.assets.some((x) => x.kind === 'station' && idOf(t.state, x) === id);
export const isLit = (t: Scenario, id: string): boolean => stationNamed(t, id).up;
export const ownerOf = (t: Scenario, id: string): string => COLOURS[stationNamed(t, id).colour];
export function planetOf(t: Scenario, id: string): string {
  const { colour, nth } = t.state.places[stationNamed(t, id).planet ?? -1];
  return `${COLOURS[colour]}/${nth}`;
}

/** The stations in front of a colour. */
export const stationsOf = (t: Scenario, colour: string): string[] =>
  t.state.assets
    .filter((x) => x.kind === 'station' && COLOURS[x.colour] === colour && idOf(t.state, x) !== '')
    .map((x) => idOf(t.state, x))
    .sort();

export const tokensOn = (t: Scenario, id: string): number => Number(stationNamed(t, id).notes.tokens ?? 0);

/** How many foreign colonies' worth of tokens a generator starts with: put there before anything is asked. */
export function charge(t: Scenario, tokens: number): void {
  stationNamed(t, 'cosmic-energy-generator').notes.tokens = tokens;
}

/** Somebody has this station at this planet. */
export const at = (colour: string, station: string, planet: string): { stations: { [c: string]: { [s: string]: string } } } => ({
  stations: { [colour]: { [station]: planet } },
});
