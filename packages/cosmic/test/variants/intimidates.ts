import type { Scenario, ScenarioOptions } from '@parley/cosmic/testing';
import { table } from '../table.ts';

export const SEATS = { red: 'hacker', blue: 'clone', yellow: 'sorcerer', purple: 'trader' };

/** Red attacks blue, with the reward cards of Dominion. */
export const dominion = (position: ScenarioOptions = {}, seats: { readonly [colour: string]: string } = SEATS): Scenario =>
  table(seats, { turn: 'red', destiny: ['blue', 'yellow'], ...position, options: { rewards: 'dominion', ...position.options } });

export interface LaidView {
  readonly by: number;
  readonly type: string;
  readonly card: string | null;
}

export const laid = (t: Scenario, seat: string | null): LaidView[] =>
  ((t.view(seat).encounter as { laid?: LaidView[] } | null)?.laid ?? []).map(({ by, type, card }) => ({ by, type, card }));

export const slots = (t: Scenario): string[] => t.encounter().slots.map((x) => (x.card < 0 ? 'none' : t.state.face[x.card]));
