import { useMemo, type ReactNode } from 'react';
import type { GameCodex } from '../game-client.ts';
import { FilterChip } from '../parts/fields.tsx';
import { T } from '../text/index.ts';
import type { Entry } from './entries.ts';
import { counts, toggled, type Filter } from './search.ts';

/** Which shelf is open, and what of it is shown. */
export function CodexFilters(props: {
  readonly of: GameCodex;
  readonly all: readonly Entry[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}): ReactNode {
  const { of, all, filter, onFilter } = props;
  const n = useMemo(() => counts(all, filter.text), [all, filter.text]);
  return (
    <>
      <div className="filter-row" role="group" aria-label={T.codex.shelvesLabel}>
        {of.shelves.map(({ kind, title }) => (
          <FilterChip key={kind} on={filter.shelf === kind} onToggle={() => onFilter({ ...filter, shelf: kind })}>
            {title} {n.get(kind) ?? 0}
          </FilterChip>
        ))}
      </div>
      {of.filters
        .filter(({ shelf }) => shelf === filter.shelf)
        .map(({ id, label, values, show }) => {
          const chosen = filter.chosen[id] ?? [];
          return (
            <div key={id} className="filter-row" role="group" aria-label={label}>
              {values(all).map((value) => (
                <FilterChip
                  key={value}
                  on={chosen.includes(value)}
                  onToggle={() => onFilter({ ...filter, chosen: { ...filter.chosen, [id]: toggled(chosen, value) } })}
                >
                  {show(value)}
                </FilterChip>
              ))}
            </div>
          );
        })}
    </>
  );
}
