import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Something that is on or off, with its explanation beside it. */
export function Switch(props: {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Why it cannot be set. */
  readonly note?: string | undefined;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}): ReactNode {
  const { label, hint, note, on, onChange } = props;
  return (
    <label className={note === undefined ? 'switch' : 'switch is-off'}>
      <span>
        <b>{label}</b>
        {hint === undefined ? null : <small>{hint}</small>}
        {note === undefined ? null : <small className="field-note">{note}</small>}
      </span>
      <input type="checkbox" role="switch" checked={on} disabled={note !== undefined} onChange={(e) => onChange(e.target.checked)} />
    </label>
  );
}

/** One of several, each with a sentence. */
export function Choices<V extends string | number | boolean>(props: {
  readonly legend: string;
  readonly hint?: string | undefined;
  /** Why it cannot be set. */
  readonly note?: string | undefined;
  readonly values: readonly { readonly value: V; readonly name: string; readonly text?: string; readonly usual?: boolean }[];
  readonly value: V;
  readonly usual?: string;
  readonly error?: string | undefined;
  readonly onChange: (value: V) => void;
}): ReactNode {
  const { legend, hint, note, values, value, usual, error, onChange } = props;
  const id = useId();
  return (
    <fieldset
      className={note === undefined ? 'choice-set' : 'choice-set is-off'}
      disabled={note !== undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>{legend}</legend>
      {hint === undefined ? null : <p className="site-hint">{hint}</p>}
      {note === undefined ? null : <p className="site-hint field-note">{note}</p>}
      <div className="choice-row">
        {values.map((v) => (
          <label key={String(v.value)} className="choice">
            <input type="radio" name={id} checked={v.value === value} onChange={() => onChange(v.value)} />
            <span>
              <b>
                {v.name}
                {v.usual === true && usual !== undefined ? <em>{usual}</em> : null}
              </b>
              {v.text === undefined ? null : <small>{v.text}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  );
}

export function FieldError({ id, text }: { readonly id: string; readonly text: string | undefined }): ReactNode {
  return text === undefined ? null : (
    <p className="field-error" id={id} role="alert">
      <Icon name="ask" size={14} />
      {text}
    </p>
  );
}

export function TextField(
  props: {
    readonly label: string;
    readonly hint?: string | undefined;
    readonly error?: string | undefined;
  } & InputHTMLAttributes<HTMLInputElement>,
): ReactNode {
  const { label, hint, error, ...rest } = props;
  const id = useId();
  const described = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter((x) => x !== '').join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field-input"
        aria-invalid={error === undefined ? undefined : true}
        {...(described === '' ? {} : { 'aria-describedby': described })}
        {...rest}
      />
      {hint === undefined ? null : (
        <p className="site-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** A small button that is in or out, for filters. */
export function FilterChip(props: { readonly on: boolean; readonly onToggle: () => void; readonly children: ReactNode }): ReactNode {
  const { on, onToggle, children } = props;
  return (
    <button type="button" className={`badge filter-chip${on ? ' is-selected' : ''}`} aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}
