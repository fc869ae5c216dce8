import { readCodex, type Codex } from '@parley/cosmic/web/codex/read.ts';
import { api } from './api.ts';

let kept: Promise<Codex> | null = null;
/** The Codex: fetched once a visit. */
export function fetchCodex(): Promise<Codex> {
  kept ??= api
    .codex()
    .then(readCodex)
    .catch((error: unknown) => {
      kept = null;
      throw error;
    });
  return kept;
}
