import { useState, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { playNow } from '../kit/start.ts';
import { sayFailure } from '../kit/use-loaded.ts';
import { P } from '../text.ts';

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
    <button type="button" className="btn" disabled={busy} onClick={start}>
      <Icon name="play" />
      <span role="status">{error ?? (busy ? P.landing.starting : P.landing.play)}</span>
    </button>
  );
}
