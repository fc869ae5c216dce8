import type { Cell } from '@parley/kernel';
import { coloniesCounted, coloniesForPower, coloniesToWin, countHomeColonies, placeName, unevenColonies } from '../rules/board/places.ts';
import { preyOf } from '../rules/board/stacks.ts';
import { isWarpWorld } from '../rules/board/warp.ts';
import { hangingOnHomes } from '../rules/powers/power-law.ts';
import { cardKey, zoneOf } from '../rules/cards/zones.ts';
import { sheetZone } from '../rules/registry/sources.ts';
import { COLOURS, type Cosmic, type Mark, type Place, type Stack, type PlaceNo } from '../rules/state/state.ts';
import type { ColoniesCell, CosmicView, GoalCell, MarkCell, PlaceCell, StackCell } from './cosmic-view.ts';
import { kept } from './kept.ts';

// Where ships are, what lies at planets and what all of it counts for.

/** Ships by colour. */
export const ships = (g: Cosmic, place: PlaceNo): Cell<readonly number[]> => ({ all: g.s.ships.at[place].slice() });

const board = kept<readonly PlaceCell[]>();

/** All places, in the order of their numbers. They seldom change. */
export const map = (g: Cosmic): Cell<CosmicView['map']> => ({
  all: board.latest(
    g,
    (before) => before.length === g.s.places.length && g.s.places.every((x, i) => isShownAs(g, i, x, before[i])),
    () => g.s.places.map((x, i) => shown(g, i, x)),
  ),
});

function shown(g: Cosmic, i: number, { kind, system, keeper, colour, nth }: Place): PlaceCell {
  return { name: placeName(g, i), kind, system, keeper, colour, nth, inWarp: isWarpWorld(g, i) };
}

/** Of what a place is, only this ever changes. */
const isShownAs = (g: Cosmic, i: number, { system, keeper }: Place, before: PlaceCell): boolean =>
  before.system === system && before.keeper === keeper && before.name === placeName(g, i) && before.inWarp === isWarpWorld(g, i);

const goals = kept<GoalCell>();
/** The same all through a game. */
export const goal = (g: Cosmic): Cell<GoalCell> => ({
  all: goals.latest(
    g,
    () => true,
    () => ({ colonies: coloniesToWin(g), homes: coloniesForPower(g) }),
  ),
});

const counts = kept<ColoniesCell>();

export function colonies(g: Cosmic): Cell<ColoniesCell> {
  const homes = countHomeColonies(g);
  const now: ColoniesCell = {
    counted: g.s.colourOf.map((_, p) => coloniesCounted(g, p)),
    homes: g.s.colourOf.map((colour) => homes[colour]),
    hanging: hangingOnHomes(g),
    uneven: unevenColonies(g),
  };
  return {
    all: counts.latest(
      g,
      (before) => isCountedAs(now, before),
      () => now,
    ),
  };
}

const isCountedAs = (now: ColoniesCell, before: ColoniesCell): boolean =>
  areAlike(now.counted, before.counted) &&
  areAlike(now.homes, before.homes) &&
  areAlike(now.hanging, before.hanging) &&
  // Mostly there is nothing of the kind.
  now.uneven.length === 0 &&
  before.uneven.length === 0;
const areAlike = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((n, i) => n === b[i]);

export const stacks = (g: Cosmic): Cell<CosmicView['stacks']> => ({ all: g.s.stacks.map((x) => stack(g, x)) });

function stack(g: Cosmic, x: Stack): StackCell {
  const { id, colour, place, hold, special = null, marker = -1 } = x;
  return { id, colour: COLOURS[colour], place, prey: g.s.ships.at[hold].slice(), ships: 1 + preyOf(g, x), special, marker };
}

export const marks = (g: Cosmic): Cell<CosmicView['marks']> => ({ all: g.s.marks.map((x) => mark(g, x)) });

function mark(g: Cosmic, { planet, sheet, what, card }: Mark): MarkCell {
  const open = card >= 0 && sheetZone(g, zoneOf(g, card))?.seen === 'all';
  return { planet: placeName(g, planet), sheet, what, card: open ? cardKey(g, card) : null };
}
