import type { ReactNode } from 'react';
import { T, wordFor } from '../text/index.ts';

/** The alert level as shape and colour; the word stands beside it or is spoken. */
export function AlertMark({ alert, spoken = false }: { readonly alert: string; readonly spoken?: boolean }): ReactNode {
  return spoken ? (
    <span className={`alert-mark alert-${alert}`} role="img" aria-label={T.alertTag({ alert: wordFor(T.alerts, alert) ?? alert })} />
  ) : (
    <span className={`alert-mark alert-${alert}`} aria-hidden="true" />
  );
}
