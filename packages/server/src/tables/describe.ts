import type { Seat } from '@parley/kernel';
import type { GameKind } from '../games/index.ts';
import type { BotKind, Identity, LobbyTable, MyGame, Proposal, Result, SeatInfo, TableMeta, TableStatus, You } from '../protocol.ts';
import { people, seatOf, type TableState } from './state.ts';

const BOT_NAMES: { readonly [kind in BotKind]: string } = { random: 'Dice', rookie: 'Rookie' };

export const metaOf = (s: TableState, kind: GameKind, status: TableStatus): TableMeta => ({
  id: s.id,
  name: s.settings.name,
  game: s.settings.game,
  status,
  visibility: s.settings.visibility,
  watchers: s.settings.watchers,
  pokerFace: s.settings.pokerFace,
  clocks: s.settings.clocks,
  options: kind.publicOptions(s.start?.options ?? (s.settings.options as TableMeta['options'])),
  host: s.host,
  createdAt: s.createdAt,
  paused: s.paused,
  rematch: s.rematch,
});

export const seatsOf = (s: TableState, { seating }: GameKind, connected: ReadonlySet<Seat>): SeatInfo[] =>
  s.seats.map(({ owner, bot, choice, free }, seat) => ({
    seat,
    kind: owner ? 'human' : bot ? 'bot' : 'open',
    owner: owner?.id ?? null,
    name: owner?.name ?? (bot ? `${BOT_NAMES[bot]} ${seat + 1}` : ''),
    bot,
    choice: seating.shown(choice),
    free: free === true || (owner === null && bot === null),
    connected: connected.has(seat),
  }));

export const youAt = (s: TableState, who: Identity): You => ({ id: who.id, seat: seatOf(s, who.id), host: s.host.id === who.id });

export const proposalOf = (s: TableState): Proposal | null =>
  s.proposal && { proposal: s.proposal.proposal, what: s.proposal.what, by: s.proposal.by, needed: people(s), agreed: s.proposal.agreed };

/** What is stored for lists. */
export interface Summary {
  readonly table: LobbyTable;
  readonly owners: readonly (string | null)[];
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
}

export function summaryOf(s: TableState, kind: GameKind, status: TableStatus, waiting: readonly Seat[], result: Result | null): Summary {
  const { name, game, visibility, watchers, pokerFace, clocks } = s.settings;
  const seats = seatsOf(s, kind, new Set()).map((x) => ({ kind: x.kind, name: x.name, choice: x.choice }));
  const { id, host, createdAt, updatedAt } = s;
  return {
    table: { id, name, game, status, visibility, watchers, pokerFace, clocks, host: host.name, seats, createdAt, updatedAt },
    owners: s.seats.map((x) => x.owner?.id ?? null),
    waiting,
    result,
  };
}

/** A line of somebody's own games. */
export function myGame({ table, owners, waiting, result }: Summary, person: string): MyGame {
  const seat = owners.indexOf(person);
  return { ...table, seat: seat < 0 ? null : seat, result, yourMove: table.status === 'playing' && seat >= 0 && waiting.includes(seat) };
}
