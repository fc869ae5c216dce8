import type { Colour, Cosmic, ShipGroup, Stack, PlaceNo } from '../state/state.ts';
import { stackById } from './groups.ts';
import { newHold } from './places.ts';
import { changeCount, dropStack, freePrey, looseStacks, preyOf } from './stacks.ts';

// Something that is no ship may count as one for an encounter. It can be lost and captured like a ship, but has no home to return to.

const STAND_IN = 'stand-in';

/** Something counts as a ship of this colour from now on. Returns its stack. */
export function addStandIn(g: Cosmic, colour: Colour, place: PlaceNo): Stack {
  const id = ++g.k.ids;
  const s: Stack = { id, colour, place, hold: newHold(g, `stack:${id}`), special: STAND_IN };
  g.s.stacks.push(s);
  changeCount(g, colour, place, 1);
  return s;
}

/** It counts as a ship no longer. What it carried stands free. */
export function removeStandIn(g: Cosmic, s: Stack): void {
  if (preyOf(g, s) > 0) freePrey(g, s);
  changeCount(g, s.colour, s.place, -1);
  dropStack(g, s);
  looseStacks(g);
}

/** Is this something that only stands in for a ship? */
export const isStandIn = (g: Cosmic, x: ShipGroup): boolean => x.stack >= 0 && stackById(g, x.stack)?.special === STAND_IN;

/** Of ships that return to colonies, those that are ships. The others are none from now on. */
export function withoutStandIns(g: Cosmic, ships: readonly ShipGroup[]): readonly ShipGroup[] {
  if (!ships.some((x) => isStandIn(g, x))) return ships;
  return ships.filter((x) => {
    const s = isStandIn(g, x) ? stackById(g, x.stack) : undefined;
    if (s) removeStandIn(g, s);
    return s === undefined;
  });
}
