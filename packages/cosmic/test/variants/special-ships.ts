import { COLOURS, type Asset, type Stack } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { raisable, raise } from '@parley/kernel';
import { variantTable } from './variant-table.ts';

/** A table with flagships, unless the options say otherwise, at which red has the first turn, against blue. */
export const shipTable = variantTable({ specialShips: 'flagship' }, { specialShips: {} });

/** The ship markers of a colour, the first one first. */
export const markersOf = (t: Scenario, colour: string): Asset[] =>
  t.state.assets.filter((x) => x.kind === 'marker' && COLOURS[x.colour] === colour);

/** The special ship of a colour. */
export function shipOf(t: Scenario, colour: string, nth = 0): Stack {
  const found = t.state.stacks.find((x) => x.id === markersOf(t, colour)[nth].ship);
  if (!found) throw new Error(`${colour} has no special ship\n\n${t.story()}`);
  return found;
}

const FIXED = ['warp', 'gate', 'side', 'out'];
/** Where it is. */
export function whereIs(t: Scenario, colour: string, nth = 0): string {
  const { place } = shipOf(t, colour, nth);
  const x = t.state.places[place];
  return x.kind === 'planet' ? `${COLOURS[x.colour]}/${x.nth}` : (FIXED[place] ?? x.by);
}

/** How questions about ships name it where it is now. */
export const nameOf = (t: Scenario, colour: string, nth = 0): string => `${whereIs(t, colour, nth)}#${shipOf(t, colour, nth).id}`;

export const isUp = (t: Scenario, colour: string, nth = 0): boolean => markersOf(t, colour)[nth].up;

/** The key of something a special ship can do: 'might', 'drive', 'haul', 'beam', 'heir'. */
export const deed = (t: Scenario, colour: string, what: string, nth = 0): string => `asset${markersOf(t, colour)[nth].id}:asset.${what}`;

export const canInterrupt = (t: Scenario, colour: string, what: string, nth = 0): boolean =>
  raisable(t.table, t.seat(colour)).includes(deed(t, colour, what, nth));

/** Interrupts play to use the special action. */
export function interrupt(t: Scenario, colour: string, what = 'drive', nth = 0): void {
  const refused = raise(t.table, t.seat(colour), deed(t, colour, what, nth));
  if (refused !== null) throw new Error(`${colour} may not ${what} now: ${JSON.stringify(refused)}\n\n${t.story()}`);
}
