import { clearNews, type Answer, type Decision, type Flow, type GameEvent } from '@parley/kernel';
import { COLOURS, type ColourName, type Cosmic, type ShipGroup } from '@parley/cosmic';
import type { Scenario } from '@parley/cosmic/testing';
import { placeNamed } from '../rules/board/places.ts';

// For tests of the words in which the board is spoken of: they are called at a table in a known position.

export const colour = (name: ColourName): number => COLOURS.indexOf(name);
export const placeOf = (t: Scenario, name: string): number => placeNamed(t.table.game, name);

/** Plain ships, or a stack. */
export const ships = (t: Scenario, of: ColourName, at: string, n: number, stack = -1): ShipGroup => ({
  place: placeOf(t, at),
  colour: colour(of),
  stack,
  n,
});

export interface News {
  /** The parts of the table that changed. */
  readonly cells: string[];
  readonly events: (readonly [string, GameEvent['data']])[];
  /** Do the laws have to look again? */
  readonly restless: boolean;
}

/** What comes of something that happens on the board: what everybody is told of it, and whether the laws look again. */
export function news(t: Scenario, happens: (g: Cosmic) => unknown): News {
  const g = t.table.game;
  clearNews(g);
  g.k.unsettled = false;
  happens(g);
  const cells = g.dirty.map((cell) => (cell.startsWith('place:') ? nameOf(t, Number(cell.slice(6))) : cell)).sort();
  return { cells, events: g.events.map((e) => [e.type, e.data] as const), restless: g.k.unsettled };
}
const nameOf = (t: Scenario, place: number): string =>
  ['red', 'blue', 'yellow', 'purple', 'green', 'orange', 'black', 'white']
    .flatMap((x) => [1, 2, 3, 4, 5, 6].map((n) => `${x}/${n}`))
    .find((x) => placeOf(t, x) === place) ??
  ['warp', 'gate', 'side', 'out'][place] ??
  `place ${place}`;

/** Goes through a piece of the rules with these answers, and says what was asked and what came of it. */
export function follow<T>(flow: Flow<T>, ...answers: readonly Answer[]): { readonly asked: Decision[]; readonly value: T } {
  const asked: Decision[] = [];
  let step = flow.next(0);
  while (step.done !== true) {
    if (!('seat' in step.value) || asked.length === answers.length)
      throw new Error(`asked for no answer the test has: ${JSON.stringify(step.value)}`);
    asked.push(step.value);
    step = flow.next(answers[asked.length - 1]);
  }
  return { asked, value: step.value };
}
