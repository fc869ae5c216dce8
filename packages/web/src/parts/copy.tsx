import { useEffect, useState, type ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { T } from '../text/index.ts';

/** Puts an address or a code on the clipboard and says so. */
export function CopyButton(props: {
  readonly text: () => string;
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { text, icon = 'link', className = '', children } = props;
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = (): void => {
    navigator.clipboard?.writeText(text()).then(
      () => setDone(true),
      () => setDone(false),
    );
  };
  return (
    <button type="button" className={`button ${className}`} onClick={copy}>
      <Icon name={done ? 'check' : icon} />
      <span aria-live="polite">{done ? T.copied : children}</span>
    </button>
  );
}
