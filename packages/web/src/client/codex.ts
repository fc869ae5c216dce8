import type { Codex } from '@parley/kernel';
import { api } from './api.ts';

const kept = new Map<string, Promise<Codex>>();
/** What there is to read about a game: fetched once a visit. */
export function fetchCodex(game: string): Promise<Codex> {
  const known = kept.get(game);
  if (known) return known;
  const asked = api.codex(game);
  kept.set(game, asked);
  asked.catch(() => kept.delete(game));
  return asked;
}
