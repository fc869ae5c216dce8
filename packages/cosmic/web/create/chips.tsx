import { FilterChip } from '@parley/web/shell';
import type { ReactNode } from 'react';
import { AlertMark } from '../codex/alert.tsx';
import { T, wordFor } from '../text/index.ts';

interface ChipsProps {
  readonly label: string;
  readonly on: readonly string[];
  readonly count: (value: string) => number;
  readonly onToggle: (value: string) => void;
}

/** Sets that have aliens, with how many. */
export function SetChips({ label, on, count, onToggle }: ChipsProps): ReactNode {
  return (
    <div className="alien-labelled">
      <span id="c-sets">{label}</span>
      <div className="filter-row" role="group" aria-labelledby="c-sets">
        {Object.keys(T.sets)
          .filter((set) => count(set) > 0)
          .map((set) => (
            <FilterChip key={set} on={on.includes(set)} onToggle={() => onToggle(set)}>
              {wordFor(T.sets, set)} {count(set)}
            </FilterChip>
          ))}
      </div>
    </div>
  );
}

export function AlertChips({ label, on, count, onToggle }: ChipsProps): ReactNode {
  return (
    <div className="alien-labelled">
      <span id="c-alerts">{label}</span>
      <div className="filter-row" role="group" aria-labelledby="c-alerts">
        {Object.keys(T.alerts).map((alert) => (
          <FilterChip key={alert} on={on.includes(alert)} onToggle={() => onToggle(alert)}>
            <AlertMark alert={alert} /> {wordFor(T.alerts, alert)} {count(alert)}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}
