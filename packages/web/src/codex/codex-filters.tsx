import { useMemo, type ReactNode } from 'react';
import { T } from '../text/index.ts';
import { T as COSMIC } from '@parley/cosmic/web/text/index.ts';
import { FilterChip } from '../parts/fields.tsx';
import { AlertMark } from '@parley/cosmic/web/codex/alert.tsx';
import { SHELVES, typesOf, type Entry } from '@parley/cosmic/web/codex/entries.ts';
import { counts, toggled, type Filter } from './search.ts';

const ALERTS = ['green', 'yellow', 'red'];

export function CodexFilters(props: {
  readonly all: readonly Entry[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}): ReactNode {
  const { all, filter, onFilter } = props;
  const n = useMemo(() => counts(all, filter.text), [all, filter.text]);
  const sets = useMemo(() => [...new Set(all.flatMap((e) => (e.kind === 'alien' ? [e.alien.set] : [])))], [all]);
  const types = useMemo(() => typesOf(all), [all]);
  const order = Object.keys(COSMIC.sets);
  return (
    <>
      <div className="chips-row" role="group" aria-label={T.codex.shelvesLabel}>
        {SHELVES.map((shelf) => (
          <FilterChip key={shelf} on={filter.shelf === shelf} onToggle={() => onFilter({ ...filter, shelf })}>
            {COSMIC.codex.shelves[shelf]} {n[shelf]}
          </FilterChip>
        ))}
      </div>
      {filter.shelf === 'alien' ? (
        <>
          <div className="chips-row" role="group" aria-label={COSMIC.codex.filterAlert}>
            {ALERTS.map((alert) => (
              <FilterChip
                key={alert}
                on={filter.alerts.includes(alert)}
                onToggle={() => onFilter({ ...filter, alerts: toggled(filter.alerts, alert) })}
              >
                <AlertMark alert={alert} /> {COSMIC.alerts[alert]}
              </FilterChip>
            ))}
          </div>
          <div className="chips-row" role="group" aria-label={COSMIC.codex.filterSet}>
            {sets
              .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
              .map((set) => (
                <FilterChip
                  key={set}
                  on={filter.sets.includes(set)}
                  onToggle={() => onFilter({ ...filter, sets: toggled(filter.sets, set) })}
                >
                  {COSMIC.sets[set] ?? set}
                </FilterChip>
              ))}
          </div>
        </>
      ) : null}
      {filter.shelf === 'card' ? (
        <div className="chips-row" role="group" aria-label={COSMIC.codex.filterType}>
          {types.map((type) => (
            <FilterChip
              key={type}
              on={filter.types.includes(type)}
              onToggle={() => onFilter({ ...filter, types: toggled(filter.types, type) })}
            >
              {COSMIC.cards.types[type] ?? type}
            </FilterChip>
          ))}
        </div>
      ) : null}
    </>
  );
}
