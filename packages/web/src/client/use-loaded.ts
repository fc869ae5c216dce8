import { useCallback, useEffect, useState } from 'react';
import { T } from '../text/index.ts';

export type Loaded<V> =
  | { readonly state: 'loading'; readonly again: () => void }
  | { readonly state: 'failed'; readonly message: string; readonly again: () => void }
  | { readonly state: 'ready'; readonly value: V; readonly again: () => void };

/** What went wrong, in words for people. */
export const sayFailure = (error: unknown): string => (error instanceof Error ? error.message : T.errors.server);

type Result<V> = { readonly key: string; readonly value: V } | { readonly key: string; readonly message: string };

/** Fetches something for as long as it is shown. A new key fetches anew; what was there stays until the new thing is. */
export function useLoaded<V>(key: string, load: () => Promise<V>): Loaded<V> {
  const [result, setResult] = useState<Result<V> | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setResult({ key, value }),
      (error: unknown) => wanted && setResult({ key, message: sayFailure(error) }),
    );
    return () => {
      wanted = false;
    };
    // The key stands for what is loaded.
  }, [key, round]);
  const again = useCallback(() => setRound((n) => n + 1), []);
  if (result === null) return { state: 'loading', again };
  if ('message' in result) return { state: 'failed', message: result.message, again };
  return { state: 'ready', value: result.value, again };
}
