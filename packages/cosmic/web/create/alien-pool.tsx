import type { ReactNode } from 'react';
import { AlertMark } from '../codex/alert.tsx';
import { toggled } from '@parley/web/pages/codex/search.ts';
import { Choices, FieldError, FilterChip } from '@parley/web/pages/kit/fields.tsx';
import { P } from '@parley/web/pages/text.ts';
import { AlienPicker } from './alien-picker.tsx';
import type { SectionProps } from '@parley/web/pages/create/create-page.tsx';
import { OWN, PICKED } from '@parley/web/pages/create/draft.ts';
import { listed, poolChoices, withOption, withPool } from '@parley/web/pages/create/options.ts';
import { poolNeeded, poolOf } from '@parley/web/pages/create/problems.ts';

/** Which aliens may be dealt: a named pool, by set and level, or one by one. */
export function AlienPool(props: SectionProps): ReactNode {
  const { codex, draft, onChange, problem } = props;
  const n = poolOf(codex, draft).length;
  const needed = poolNeeded(draft);
  const named = poolChoices(codex).flatMap(({ value, name, text = '' }) => (typeof value === 'string' ? [{ value, name, text }] : []));
  const ways = [OWN, PICKED].map((value) => ({ value, name: P.create.pool[value][0], text: P.create.pool[value][1] }));
  return (
    <section className="box" aria-labelledby="c-aliens">
      <h2 id="c-aliens">{P.create.aliens}</h2>
      <Choices
        legend={P.create.poolLabel}
        hint={P.create.aliensHint}
        values={[...named, ...ways]}
        value={draft.pool}
        onChange={(pool) => onChange(withPool(codex, draft, pool))}
      />
      {draft.pool === OWN ? <BySet {...props} /> : null}
      {draft.pool === PICKED ? <AlienPicker {...props} /> : null}
      <p className="hint-text" role="status">
        {draft.pool === PICKED ? P.create.picked(n, needed) : P.create.poolSize(n, needed)}
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
        label={P.create.sets}
        on={listed(draft, 'sets')}
        count={(set) => codex.aliens.filter((a) => a.set === set).length}
        onToggle={(set) => toggle('sets', set)}
      />
      <AlertChips
        label={P.create.alerts}
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
        {Object.keys(P.sets)
          .filter((set) => count(set) > 0)
          .map((set) => (
            <FilterChip key={set} on={on.includes(set)} onToggle={() => onToggle(set)}>
              {P.sets[set]} {count(set)}
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
        {Object.keys(P.alerts).map((alert) => (
          <FilterChip key={alert} on={on.includes(alert)} onToggle={() => onToggle(alert)}>
            <AlertMark alert={alert} /> {P.alerts[alert]} {count(alert)}
          </FilterChip>
        ))}
      </div>
    </div>
  );
}
