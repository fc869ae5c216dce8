import '@parley/cosmic';
import { scenario, type Scenario, type ScenarioOptions } from '@parley/cosmic/testing';
import { raisable, type Answer } from '@parley/kernel';
import { rookie } from '../../bots/index.ts';
import { seenBy } from '@parley/kernel/players';

/** Aliens that leave everything alone unless asked. */
const QUIET = { red: 'hacker', blue: 'mirror', yellow: 'sorcerer', purple: 'trader' };

/** A table at which red has the first turn, against blue. */
export const sitting = (position: ScenarioOptions, aliens: { readonly [colour: string]: string } = {}): Scenario =>
  scenario({ ...QUIET, ...aliens }, { turn: 'red', destiny: ['blue'], ...position });

/** What the rookie in this seat answers to a question it comes to be asked, in the words of the scenario. */
export function says(t: Scenario, colour: string, tag: string): Answer {
  const d = t.until(colour, tag);
  const a = rookie('sitting').answer(seenBy(t.table, t.seat(colour)), d);
  return typeof a === 'string' ? t.owner.meaning(a) : a;
}

/** Does it use this power, card or asset when it is offered? */
export function uses(t: Scenario, colour: string, what: string): boolean {
  t.untilOffered(colour, what);
  return says(t, colour, 'use') === what;
}

/** What it would use now of the things that can be used at any time. */
export function raises(t: Scenario, colour: string): string | null {
  const seat = t.seat(colour);
  const key = rookie('sitting').raise?.(seenBy(t.table, seat), raisable(t.table, seat)) ?? null;
  return key === null ? null : t.owner.meaning(key);
}
