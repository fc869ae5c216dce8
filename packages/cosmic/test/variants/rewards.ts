import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { variantTable, type Seats } from './variant-table.ts';

/** Nobody here does anything of their own accord. Yellow sits next and holds a card, so that the next turn needs no new hand. */
export const SEATS = { red: 'parasite', yellow: 'lunatic', blue: 'mind', purple: 'mite' };

type Hands = { readonly [colour: string]: readonly string[] };

const rewardTable = variantTable({ rewards: 'both' });

/** Red attacks blue with three ships, in a game with both reward decks. */
export function fight(hands: Hands, seats: Seats = {}, position: ScenarioOptions = {}): Scenario {
  const t = rewardTable({ hands: { yellow: ['attack-05'], ...hands }, ...position }, { ...SEATS, ...seats });
  t.aim('red', 'blue/1');
  t.send('red', { 'red/1': 3 });
  return t;
}

export const totals = (t: Scenario): unknown => t.events('outcome')[0]?.totals;

/** The cards in front of players, as somebody sees them. */
export const laidIn = (t: Scenario, colour: string | null): unknown => (t.view(colour).encounter as { readonly laid?: unknown }).laid;
