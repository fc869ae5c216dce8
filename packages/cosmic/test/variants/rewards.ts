import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { table } from '../table.ts';

/** Nobody here does anything of their own accord. Yellow sits next and holds a card, so that the next turn needs no new hand. */
export const SEATS = { red: 'parasite', yellow: 'lunatic', blue: 'mind', purple: 'mite' };

type Hands = { readonly [colour: string]: readonly string[] };

/** Red attacks blue with three ships, in a game with both reward decks. */
export function fight(hands: Hands, seats: { readonly [colour: string]: string } = {}, more: ScenarioOptions = {}): Scenario {
  const { options, ...position } = more;
  const t = table(
    { ...SEATS, ...seats },
    { turn: 'red', destiny: ['blue'], hands: { yellow: ['attack-05'], ...hands }, options: { rewards: 'both', ...options }, ...position },
  );
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  return t;
} // prettier-ignore

export const totals = (t: Scenario): unknown => t.events('outcome')[0]?.totals;

/** The cards in front of players, as somebody sees them. */
export const laidIn = (t: Scenario, colour: string | null): unknown =>
  (t.view(colour).encounter as { readonly laid?: unknown }).laid;
