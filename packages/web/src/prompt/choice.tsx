import type { ReactNode } from 'react';
import type { Style } from '../parts/style.ts';

/** A choice: its key on the left, what it is, and its public result on the right. At least 44 px high. */
export function Choice(props: {
  readonly option?: string;
  readonly keyHint?: string | undefined;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly result?: ReactNode;
  readonly best?: boolean | undefined;
  readonly pass?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPick: () => void;
  readonly onPreview?: ((on: boolean) => void) | undefined;
}): ReactNode {
  const { option, keyHint, label, note, result, best, pass, pressed, disabled, onPick, onPreview } = props;
  const style: Style = { '--key': keyHint === undefined ? '0px' : keyHint.length > 1 ? '44px' : '24px' };
  return (
    <button
      type="button"
      className={`prompt-choice${best ? ' is-best' : ''}${pass ? ' is-pass' : ''}${keyHint === undefined ? ' is-keyless' : ''}`}
      style={style}
      data-part="choice"
      data-option={option}
      data-key={keyHint}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPick}
      onMouseEnter={() => onPreview?.(true)}
      onMouseLeave={() => onPreview?.(false)}
      onFocus={() => onPreview?.(true)}
      onBlur={() => onPreview?.(false)}
    >
      {keyHint === undefined ? null : <kbd>{keyHint}</kbd>}
      <span className="prompt-choice-text">
        <b>{label}</b>
        {note === undefined || note === '' ? null : <small>{note}</small>}
      </span>
      {result === undefined ? null : <span className="prompt-result">{result}</span>}
    </button>
  );
}
