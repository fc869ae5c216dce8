import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { T } from '../text/index.ts';

/** A number with one fewer and one more beside it. */
export function Stepper(props: {
  readonly label: string;
  readonly n: number;
  readonly mayAdd: boolean;
  readonly onAdd: (by: 1 | -1) => void;
}): ReactNode {
  const { label, n, mayAdd, onAdd } = props;
  return (
    <span className="prompt-stepper" data-part="stepper">
      <button type="button" aria-label={`${T.prompt.fewer}: ${label}`} disabled={n === 0} onClick={() => onAdd(-1)}>
        <Icon name="minus" size={13} />
      </button>
      <span aria-live="polite">{n}</span>
      <button type="button" aria-label={`${T.prompt.one}: ${label}`} disabled={!mayAdd} onClick={() => onAdd(1)}>
        <Icon name="plus" size={13} />
      </button>
    </span>
  );
}
