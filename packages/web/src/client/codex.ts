import type { Codex } from '@parley/server/protocol';
import { api } from './api.ts';

let kept: Promise<Codex> | null = null;
/** The Codex: fetched once a visit. */
export function fetchCodex(): Promise<Codex> {
  kept ??= api.codex().catch((error: unknown) => {
    kept = null;
    throw error;
  });
  return kept;
}
