import type { SeatChoice } from '@parley/kernel';
import { api, signedIn } from '../client/api.ts';
import { session } from '../client/session.ts';
import { navigate, paths } from '../client/router.ts';
import { T } from '../text/index.ts';

/** One click: you against bots. Whoever has no name yet is a guest, who has one before the table is asked for: a retry is known by it. */
export async function playNow(game?: string): Promise<void> {
  const { name } = session.get() ?? (await signedIn(T.guest));
  const { table } = await api.quick(T.landing.quickName({ name }).slice(0, 40), game);
  navigate(paths.table(table));
}

/** A game against bots with something chosen for one's own seat. */
export async function startAgainstBots(game: string, choice: SeatChoice, players: number): Promise<void> {
  if (session.get() === null) await signedIn(T.you);
  const { table } = await api.create({
    game,
    seats: [{ kind: 'me', choice }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot' }) as const)],
    start: true,
  });
  navigate(paths.table(table));
}

/** The code in what somebody typed or pasted: the code itself, or a link that ends with it. Null: neither. */
export function codeIn(text: string): string | null {
  const path = text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  const last = path.slice(path.lastIndexOf('/') + 1).replace(/[\s-]/, '');
  return /^[A-Za-z0-9]{6,12}$/.test(last) ? last : null;
}
