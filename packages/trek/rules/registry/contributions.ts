import type { Contribution } from '@parley/kernel';
import { contributionWords, oncePerId, type PrintedClause } from '@parley/kit/content';
import type { State } from '../state/state.ts';
import type { TrekTables } from '../timing/tables.ts';
import { timing } from '../timing/timing.ts';
import { cardById } from './cards.ts';
import { context, type ClauseSpec } from './clauses.ts';

export type TrekClause = PrintedClause<TrekTables>;

const { contribution, isPrinted } = contributionWords<TrekTables>({
  keys: timing.keys,
  context,
  again: (spec) => spec.per === undefined && spec.must !== true,
});
export const printing = { isPrinted };

const worksFrom = (where: 'hand' | 'play') => (spec: ClauseSpec) => ('from' in spec ? (spec.from ?? 'play') === where : where === 'play');

/** What a card does in a hand: answers and texts for any time that are used by playing it. Null: nothing. */
export const handContribution = oncePerId((id): Contribution<State> | null => made(id, 'hand'));
/** What it does in play. */
export const playContribution = oncePerId((id): Contribution<State> | null => made(id, 'play'));

function made(id: string, where: 'hand' | 'play'): Contribution<State> | null {
  const specs = cardById(id).clauses.filter(worksFrom(where));
  return specs.length === 0 ? null : contribution(specs, { card: id });
}
