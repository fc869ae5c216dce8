import { useMemo, useState, type ReactNode } from 'react';
import { Emblem } from '../pieces/emblem.tsx';
import { AlertMark } from '../codex/alert.tsx';
import { toggled, type SectionProps } from '@parley/web/shell';
import { T } from '../text/index.ts';
import { readCodex, type CodexAlien } from '../codex/read.ts';
import { AlertChips, SetChips } from './chips.tsx';
import { pickedIn, withPicked } from './pool.ts';

/** Aliens one by one, found by name, set and level. What is shown can be taken or dropped together. */
export function AlienPicker({ codex, draft, onChange }: SectionProps): ReactNode {
  const { aliens } = readCodex(codex);
  const taken = pickedIn(draft);
  const [text, setText] = useState('');
  const [sets, setSets] = useState<readonly string[]>([]);
  const [alerts, setAlerts] = useState<readonly string[]>([]);
  const shown = useMemo(() => {
    const word = text.trim().toLowerCase();
    const among = (chosen: readonly string[], value: string): boolean => chosen.length === 0 || chosen.includes(value);
    return aliens
      .filter((a) => among(sets, a.set) && among(alerts, a.alert))
      .filter((a) => `${a.name} ${a.summary}`.toLowerCase().includes(word))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  }, [aliens, text, sets, alerts]);
  const ids = new Set(shown.map((a) => a.id));
  const pick = (picked: readonly string[]): void => onChange(withPicked(draft, picked));
  return (
    <>
      <SetChips
        label={T.create.sets}
        on={sets}
        count={(set) => aliens.filter((a) => a.set === set).length}
        onToggle={(set) => setSets(toggled(sets, set))}
      />
      <AlertChips
        label={T.create.alerts}
        on={alerts}
        count={(alert) => aliens.filter((a) => a.alert === alert).length}
        onToggle={(alert) => setAlerts(toggled(alerts, alert))}
      />
      <div className="alien-pick-head">
        <input
          className="field-input"
          type="search"
          aria-label={T.create.search}
          placeholder={T.create.search}
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
        <button
          type="button"
          className="button is-ghost"
          disabled={shown.every((a) => taken.includes(a.id))}
          onClick={() => pick([...taken.filter((id) => !ids.has(id)), ...ids])}
        >
          {T.create.takeShown({ n: shown.length })}
        </button>
        <button
          type="button"
          className="button is-ghost"
          disabled={!shown.some((a) => taken.includes(a.id))}
          onClick={() => pick(taken.filter((id) => !ids.has(id)))}
        >
          {T.create.dropShown}
        </button>
      </div>
      <ul className="alien-pick-list">
        {shown.map((a) => (
          <Pick key={a.id} alien={a} on={taken.includes(a.id)} onToggle={() => pick(toggled(taken, a.id))} />
        ))}
      </ul>
      {shown.length === 0 ? <p className="site-empty">{T.create.noMatch}</p> : null}
    </>
  );
}

function Pick(props: { readonly alien: CodexAlien; readonly on: boolean; readonly onToggle: () => void }): ReactNode {
  const { alien, on, onToggle } = props;
  return (
    <li>
      <label className="alien-pick">
        <input type="checkbox" checked={on} onChange={onToggle} />
        <Emblem alien={alien.id} size={30} />
        <span>
          <b>{alien.name}</b>
          <small>{alien.summary}</small>
        </span>
        <AlertMark alert={alien.alert} spoken />
      </label>
    </li>
  );
}
