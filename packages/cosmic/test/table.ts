import { cosmic } from '@parley/cosmic';
import { scenario, type Scenario, type ScenarioOptions } from '@parley/cosmic/testing';
import { onTestFailed } from 'vitest';

/** A scenario whose story is printed when the test fails. */
export function table(seats: { readonly [colour: string]: string | null }, position: ScenarioOptions = {}): Scenario {
  const t = scenario(seats, position);
  onTestFailed(() => {
    console.log(t.story());
  });
  return t;
}

/** What everybody sees noted on the sheet of an alien, and of the ships on it. */
export function shownOn(t: Scenario, alien: string): { readonly [note: string]: unknown } {
  const { notes, captives, fleet, reserve } = cosmic.cell(t.table.game, `sheet:${t.sheet(alien).id}`).all;
  return { ...notes, ...(captives && { captives: captives.map(({ colour, n }) => `${n} ${colour}`) }), ...(fleet && { fleet, reserve }) };
}

/** Planets that have gone, so that two are left to each of these colours: with three players too few for anybody to win in the normal way. */
export const allButTwo = (...colours: string[]): string[] => colours.flatMap((colour) => [3, 4, 5].map((nth) => `${colour}/${nth}`));

/** Cards that have been played leave the game (Sargasso Nets); what is discarded for any other reason lies on the pile as ever. */
export const netted = { options: { hazards: true }, hazards: ['sargasso-nets'] } as const;
