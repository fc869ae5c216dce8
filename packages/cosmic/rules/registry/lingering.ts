import { touch, type Plain } from '@parley/kernel';
import { lingeringWords, type Does, type Family, type LingeringKind as Kind } from '@parley/kit/content';
import { type Cosmic, scope, turnScope, type State } from '../state/state.ts';
import type { ClauseSpec } from './clauses.ts';
import { registerLingering } from './registry.ts';

/** How long: to the end of the encounter or the turn, or until somebody ends it. */
export type Duration = 'encounter' | 'turn' | 'game';

export type LingeringKind<D extends Plain> = Kind<State, D, Duration>;

const scopeOf = (g: Cosmic, until: Duration): string => (until === 'encounter' ? scope(g) : until === 'turn' ? turnScope(g) : 'game');

const words = lingeringWords<State, Duration, ClauseSpec>({
  register: registerLingering,
  scope: scopeOf,
  usually: 'encounter',
  // Totals are part of the encounter's view, and an effect may have changed how they are made.
  changed: (g) => touch(g, 'encounter'),
});

/** Declares a kind of lingering effect: plain data with a duration, and clauses, which read it through the `dataOf` that is handed to them. */
export const lingering = <D extends Plain>(id: string, does?: Does<State, D, ClauseSpec>): LingeringKind<D> => words.lingering<D>(id, does);
/** Kinds of lingering effects with data of one type, for what several of them share: `family.kind` declares one, `family.data` reads any. */
export const family = <D extends Plain>(): Family<State, D, Duration, ClauseSpec> => words.family<D>();
