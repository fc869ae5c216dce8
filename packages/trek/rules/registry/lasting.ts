import { lingeringWords, oncePerId, contributionWords, type LingeringSpec } from '@parley/kit/content';
import type { State } from '../state/state.ts';
import type { TrekTables } from '../timing/tables.ts';
import { timing } from '../timing/timing.ts';
import { context, type ClauseSpec } from './clauses.ts';

/** How long effects last: until the end of this turn, of the attempt, or until something ends them. */
export type Until = 'turn' | 'attempt' | 'ended';

const kinds = new Map<string, LingeringSpec<ClauseSpec>>();
const { contribution } = contributionWords<TrekTables>({ keys: timing.keys, context });

const lasting = lingeringWords<State, Until, ClauseSpec>({
  register: (spec) => kinds.set(spec.id, spec),
  scope: (g, until) => (until === 'turn' ? `turn ${g.s.turn.n}` : until),
  usually: 'turn',
});

/** Declares effects that last: plain data with a duration. */
export const lingering = lasting.lingering;

export const lingeringContribution = oncePerId((id) => contribution(kinds.get(id)?.clauses ?? [], { card: '' }));
