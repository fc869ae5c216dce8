import type { Scenario } from '@parley/cosmic/testing';

/** Plays on and collects every power and card this player is offered meanwhile: to show what never was. */
export function offers(t: Scenario, colour: string, going: () => boolean): string[] {
  const seen = new Set<string>();
  t.runWhile(() => {
    if (!going()) return false;
    if (t.question(colour)?.tag === 'use') for (const option of t.options(colour)) seen.add(option);
    return true;
  });
  seen.delete('pass');
  return [...seen].sort();
}

/** The same until the encounter is over. */
export function offeredInEncounter(t: Scenario, colour: string): string[] {
  const before = t.state.encounterCount;
  const seen = offers(t, colour, () => !t.over() && t.state.encounterCount === before);
  t.done();
  return seen;
}
