import { useState, type ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { playNow } from '../site/start.ts';
import { sayFailure } from '../client/use-loaded.ts';
import { T } from '../text/index.ts';

/** The first page's large button in small. */
export function PlayButton(): ReactNode {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const start = (): void => {
    setBusy(true);
    setError(null);
    playNow().catch((e: unknown) => {
      setError(sayFailure(e));
      setBusy(false);
    });
  };
  return (
    <button type="button" className="button" disabled={busy} onClick={start}>
      <Icon name="play" />
      <span role="status">{error ?? (busy ? T.landing.starting : T.landing.play)}</span>
    </button>
  );
}
