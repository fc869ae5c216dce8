import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** A small label: a state, a role, a note. */
export function Chip(props: {
  readonly icon?: IconName | undefined;
  readonly tone?: 'plain' | 'on' | 'warn' | 'bad';
  readonly title?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { icon, tone = 'plain', title, children } = props;
  return (
    <span className={`badge${tone === 'plain' ? '' : ` is-${tone}`}`} title={title}>
      {icon ? <Icon name={icon} size={12} /> : null}
      {children}
    </span>
  );
}

/** One of a few, side by side. */
export function Segments<V extends string>(props: {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly text: (value: V) => string;
  readonly onChange: (value: V) => void;
}): ReactNode {
  const { label, values, value, text, onChange } = props;
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {values.map((v) => (
        <button
          key={v}
          type="button"
          role="radio"
          aria-checked={v === value}
          className={v === value ? 'is-on' : ''}
          onClick={() => onChange(v)}
        >
          {text(v)}
        </button>
      ))}
    </div>
  );
}
