import type { ClauseSpec } from '../../rules/registry/clauses.ts';
import type { CodexTiming } from './types.ts';

/** When the clauses of a text work: the windows, events and rules they name. */
export function timingOf(clauses: readonly ClauseSpec[], power: readonly ClauseSpec[] = []): CodexTiming[] {
  return clauses.flatMap((clause): CodexTiming[] => {
    switch (clause.kind) {
      case 'ability':
        return [{ as: clause.as ?? 'any', must: clause.must ?? false, windows: clause.at, events: [], rules: [] }];
      case 'reaction':
        return [{ as: clause.as ?? 'any', must: clause.must ?? false, windows: [], events: clause.on, rules: [] }];
      case 'modifier':
        return [{ as: 'any', must: true, windows: [], events: [], rules: [clause.query] }];
      case 'terms':
        return [{ as: 'main', must: false, windows: ['resolution.deal'], events: [], rules: [] }];
      case 'amend':
        return amended(clause, power);
      case 'law':
        return [];
    }
  });
}

/** A super flare that changes a use of the power works when the power does, unless it names another window. */
function amended({ of, as, at }: Extract<ClauseSpec, { kind: 'amend' }>, power: readonly ClauseSpec[]): CodexTiming[] {
  const use = timingOf(power.filter((x) => 'id' in x && x.id === of));
  return use.map((x) => ({ ...x, must: false, as: as ?? x.as, windows: at ?? x.windows }));
}
