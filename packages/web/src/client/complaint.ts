import { T } from '../text/index.ts';
import { createStore, useStore } from './store.ts';

/** What went wrong last, in words. It goes away by itself. */
const complaint = createStore<string | null>(null);
const SHOWN = 5000;
let timer: ReturnType<typeof setTimeout> | null = null;

/** Shows why a request was refused. */
export function complain(error: unknown): void {
  complaint.set(error instanceof Error ? error.message : T.errors.server);
  if (timer) clearTimeout(timer);
  timer = setTimeout(() => complaint.set(null), SHOWN);
}

export const useComplaint = (): string | null => useStore(complaint);
