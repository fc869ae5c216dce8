import { useMemo, useState, type ReactNode } from 'react';
import { Segments } from '../../components/chip.tsx';
import { Emblem } from '../../components/emblem.tsx';
import { AlertMark } from '../codex/alert.tsx';
import { toggled } from '../codex/search.ts';
import { FieldError, FilterChip } from '../kit/fields.tsx';
import { P } from '../text.ts';
import type { SectionProps } from './create-page.tsx';
import { poolNeeded, poolOf } from './draft.ts';

const POOLS = ['all', 'picked'] as const;

/** Which aliens may be dealt: by set and level, or one by one. */
export function AlienPool(props: SectionProps): ReactNode {
  const { codex, draft, onChange, problem } = props;
  const n = poolOf(codex, draft).length;
  const needed = poolNeeded(draft);
  return (
    <section className="box" aria-labelledby="c-aliens">
      <h2 id="c-aliens">{P.create.aliens}</h2>
      <p className="hint-text">{P.create.aliensHint}</p>
      <Segments
        label={P.create.poolLabel}
        values={POOLS}
        value={draft.pool}
        text={(v) => P.create.pool[v]}
        onChange={(pool) => onChange({ ...draft, pool })}
      />
      {draft.pool === 'all' ? <BySet {...props} /> : <Picker {...props} />}
      <p className="hint-text" role="status">
        {draft.pool === 'all' ? P.create.poolSize(n, needed) : P.create.picked(n, needed)}
      </p>
      <FieldError id="c-pool-error" text={problem('sets', 'alerts', 'pool')} />
    </section>
  );
}

function BySet({ codex, draft, onChange }: SectionProps): ReactNode {
  const sets = Object.keys(P.sets).filter((s) => codex.aliens.some((a) => a.set === s));
  return (
    <>
      <div className="labelled">
        <span id="c-sets">{P.create.sets}</span>
        <div className="chips-row" role="group" aria-labelledby="c-sets">
          {sets.map((set) => (
            <FilterChip
              key={set}
              on={draft.sets.includes(set)}
              onToggle={() => onChange({ ...draft, sets: toggled(draft.sets, set) })}
            >
              {P.sets[set]} {codex.aliens.filter((a) => a.set === set).length}
            </FilterChip>
          ))}
        </div>
      </div>
      <div className="labelled">
        <span id="c-alerts">{P.create.alerts}</span>
        <div className="chips-row" role="group" aria-labelledby="c-alerts">
          {Object.keys(P.alerts).map((alert) => (
            <FilterChip
              key={alert}
              on={draft.alerts.includes(alert)}
              onToggle={() => onChange({ ...draft, alerts: toggled(draft.alerts, alert) })}
            >
              <AlertMark alert={alert} /> {P.alerts[alert]} {codex.aliens.filter((a) => a.alert === alert).length}
            </FilterChip>
          ))}
        </div>
      </div>
    </>
  );
}

function Picker({ codex, draft, onChange }: SectionProps): ReactNode {
  const [text, setText] = useState('');
  const shown = useMemo(() => {
    const word = text.trim().toLowerCase();
    return codex.aliens
      .filter((a) => `${a.name} ${a.summary}`.toLowerCase().includes(word))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  }, [codex, text]);
  return (
    <>
      <div className="pick-head">
        <input
          className="text-input"
          type="search"
          aria-label={P.create.search}
          placeholder={P.create.search}
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
        <button
          type="button"
          className="btn ghost"
          disabled={draft.picked.length === 0}
          onClick={() => onChange({ ...draft, picked: [] })}
        >
          {P.create.clear}
        </button>
      </div>
      <ul className="pick-list">
        {shown.map((a) => (
          <li key={a.id}>
            <label className="pick">
              <input
                type="checkbox"
                checked={draft.picked.includes(a.id)}
                onChange={() => onChange({ ...draft, picked: toggled(draft.picked, a.id) })}
              />
              <Emblem alien={a.id} size={30} />
              <span>
                <b>{a.name}</b>
                <small>{a.summary}</small>
              </span>
              <AlertMark alert={a.alert} spoken />
            </label>
          </li>
        ))}
      </ul>
      {shown.length === 0 ? <p className="empty">{P.create.noMatch}</p> : null}
    </>
  );
}
