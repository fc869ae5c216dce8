import type { Plain, Seat, SeatChoice } from '@parley/kernel';
import type { HostedGame } from '../game/hosted-game.ts';
import type { Identity, LobbyTable, MyGame, Proposal, Result, SeatInfo, TableMeta, TableStatus, You } from '../protocol/index.ts';
import { people, seatOf, type TableState } from '../journal/state.ts';

/** A table as those may know it who are told what this seat has brought; null: everybody else. */
export const metaOf = (s: TableState, game: HostedGame, status: TableStatus, seat: Seat | null): TableMeta => ({
  id: s.id,
  name: s.settings.name,
  game: s.settings.game,
  status,
  visibility: s.settings.visibility,
  watchers: s.settings.watchers,
  pokerFace: s.settings.pokerFace,
  clocks: s.settings.clocks,
  options: s.start ? game.publicOptions(s.start.options, seat) : writtenOptions(s.settings, game),
  host: s.host,
  createdAt: s.createdAt,
  paused: s.paused,
  rematch: s.rematch,
});

/** The options as they were written, for everybody in the lobby. */
function writtenOptions({ options }: TableState['settings'], { secrecy }: HostedGame): Plain {
  const open = Object.entries(options).filter(([name]) => !secrecy.revealingOptions.includes(name));
  return Object.fromEntries(open);
}

/** The seats as those may know them who are told what seat `told` has brought; null: everybody else. */
export const seatsOf = (s: TableState, game: HostedGame, connected: ReadonlySet<Seat>, told: Seat | null): SeatInfo[] =>
  s.seats.map(({ owner, bot, choice, free }, seat) => ({
    seat,
    kind: owner ? 'human' : bot ? 'bot' : 'open',
    owner: owner?.id ?? null,
    name: owner?.name ?? (bot ? `${botName(game, bot)} ${seat + 1}` : ''),
    bot,
    choice: seat === told ? choice : game.shown(choice),
    free: free === true || (owner === null && bot === null),
    connected: connected.has(seat),
  }));

const botName = ({ bots, usualBot }: HostedGame, id: string): string => bots[Object.hasOwn(bots, id) ? id : usualBot].name;

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

/** A summary as it was stored: by this server, perhaps in an earlier version. */
export const readSummary = (text: string): Summary => JSON.parse(text) as Summary;

export function summaryOf(
  s: TableState,
  hosted: HostedGame,
  status: TableStatus,
  waiting: readonly Seat[],
  result: Result | null,
): Summary {
  const { name, game, visibility, watchers, pokerFace, clocks } = s.settings;
  const seats = seatsOf(s, hosted, new Set(), null).map((x) => ({ kind: x.kind, name: x.name, choice: brief(x.choice) }));
  const { id, host, createdAt, updatedAt } = s;
  return {
    table: { id, name, game, status, visibility, watchers, pokerFace, clocks, host: host.name, seats, createdAt, updatedAt },
    owners: s.seats.map((x) => x.owner?.id ?? null),
    waiting,
    result,
  };
}

/** Lists of a hundred tables have no room for large things. */
const BRIEF = 256;
const brief = (choice: SeatChoice): SeatChoice =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => JSON.stringify(value).length <= BRIEF));

/** A line of somebody's own games. */
export function myGame({ table, owners, waiting, result }: Summary, person: string): MyGame {
  const seat = owners.indexOf(person);
  return { ...table, seat: seat < 0 ? null : seat, result, yourMove: table.status === 'playing' && seat >= 0 && waiting.includes(seat) };
}
