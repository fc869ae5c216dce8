import { touch } from '@parley/kernel';
import { lingeringWords, type LingeringKind as Kind } from '@parley/kit/content';
import { type Cosmic, scope, turnScope, type State } from '../state/state.ts';
import type { ClauseSpec } from './clauses.ts';
import { registerLingering } from './registry.ts';
import type { Plain } from '@parley/kernel';

/** How long: to the end of the encounter or the turn, or until somebody ends it. */
export type Duration = 'encounter' | 'turn' | 'game';

export type LingeringKind<D extends Plain> = Kind<State, D, Duration>;

const scopeOf = (g: Cosmic, until: Duration): string => (until === 'encounter' ? scope(g) : until === 'turn' ? turnScope(g) : 'game');

/** Declares a kind of lingering effect: plain data with a duration, and clauses to which that data is handed. */
export const { lingering, family } = lingeringWords<State, Duration, ClauseSpec>({
  register: registerLingering,
  scope: scopeOf,
  usually: 'encounter',
  // Totals are part of the encounter's view, and an effect may have changed how they are made.
  changed: (g) => touch(g, 'encounter'),
});
