import { useEffect, useRef, type ReactNode } from 'react';
import { T } from '../text/index.ts';
import { Icon } from './icon.tsx';

/** Something that lies above the page until it is closed. Not for the table's own questions. */
export function Dialog(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { title, onClose, className = '', children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={title}
      onClose={onClose}
      onClick={(e) => {
        if (e.target === e.currentTarget) onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="icon-button" aria-label={T.why.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
