import type { ReactNode } from 'react';
import { AlertMark } from '../codex/alert.tsx';
import { toggled } from '@parley/web/codex/search.ts';
import { Choices, FieldError, FilterChip } from '@parley/web/parts/fields.tsx';
import { T } from '../text/index.ts';
import { AlienPicker } from './alien-picker.tsx';
import type { SectionProps } from '@parley/web/create/create-page.tsx';
import { OWN, PICKED } from '@parley/web/create/draft.ts';
import { listed, poolChoices, withOption, withPool } from '@parley/web/create/options.ts';
import { poolNeeded, poolOf } from '@parley/web/create/problems.ts';

/** Which aliens may be dealt: a named pool, by set and level, or one by one. */
export function AlienPool(props: SectionProps): ReactNode {
  const { codex, draft, onChange, problem } = props;
  const n = poolOf(codex, draft).length;
  const needed = poolNeeded(draft);
  const named = poolChoices(codex).flatMap(({ value, name, text = '' }) => (typeof value === 'string' ? [{ value, name, text }] : []));
  const ways = [OWN, PICKED].map((value) => ({ value, name: T.create.pool[value][0], text: T.create.pool[value][1] }));
  return (
    <section className="box" aria-labelledby="c-aliens">
      <h2 id="c-aliens">{T.create.aliens}</h2>
      <Choices
        legend={T.create.poolLabel}
        hint={T.create.aliensHint}
        values={[...named, ...ways]}
        value={draft.pool}
        onChange={(pool) => onChange(withPool(codex, draft, pool))}
      />
      {draft.pool === OWN ? <BySet {...props} /> : null}
      {draft.pool === PICKED ? <AlienPicker {...props} /> : null}
      <p className="hint-text" role="status">
        {draft.pool === PICKED ? T.create.picked(n, needed) : T.create.poolSize(n, needed)}
      </p>
      <FieldError id="c-pool-error" text={problem('sets', 'alerts', 'pool')} />
    </section>
  );
}

function BySet({ codex, draft, onChange }: SectionProps): ReactNode {
  const toggle = (id: string, value: string): void => onChange(withOption(draft, id, [...toggled(listed(draft, id), value)]));
  return (
    <>
      <SetChips
        label={T.create.sets}
        on={listed(draft, 'sets')}
        count={(set) => codex.aliens.filter((a) => a.set === set).length}
        onToggle={(set) => toggle('sets', set)}
      />
      <AlertChips
        label={T.create.alerts}
        on={listed(draft, 'alerts')}
        count={(alert) => codex.aliens.filter((a) => a.alert === alert).length}
        onToggle={(alert) => toggle('alerts', alert)}
      />
    </>
  );
}

interface ChipsProps {
  readonly label: string;
  readonly on: readonly string[];
  readonly count: (value: string) => number;
  readonly onToggle: (value: string) => void;
}

/** Sets that have aliens, with how many. */
export function SetChips({ label, on, count, onToggle }: ChipsProps): ReactNode {
  return (
    <div className="labelled">
      <span id="c-sets">{label}</span>
      <div className="chips-row" role="group" aria-labelledby="c-sets">
        {Object.keys(T.sets)
          .filter((set) => count(set) > 0)
          .map((set) => (
            <FilterChip key={set} on={on.includes(set)} onToggle={() => onToggle(set)}>
              {T.sets[set]} {count(set)}
            </FilterChip>
          ))}
      </div>
    </div>
  );
}

export function AlertChips({ label, on, count, onToggle }: ChipsProps): ReactNode {
  return (
    <div className="labelled">
      <span id="c-alerts">{label}</span>
      <div className="chips-row" role="group" aria-labelledby="c-alerts">
        {Object.keys(T.alerts).map((alert) => (
          <FilterChip key={alert} on={on.includes(alert)} onToggle={() => onToggle(alert)}>
            <AlertMark alert={alert} /> {T.alerts[alert]} {count(alert)}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}
