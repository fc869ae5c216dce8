import { newSeed } from '@parley/kernel';
import type { ServerContext } from '../context/context.ts';
import { messageOf, Refused } from '../context/errors.ts';
import { randomName } from '../context/identity.ts';
import { writeLine, type Line, type SeatState, type TableSettings } from '../journal/line.ts';
import type { TableState } from '../journal/state.ts';
import type { CreateTable, Identity } from '../protocol/index.ts';
import type { Appended } from '../storage/storage.ts';
import { passwordToken } from './access.ts';
import type { LiveTable } from './live-table.ts';
import type { Lobby } from './lobby.ts';
import type { TableRegistry } from './registry.ts';
import { gameCalled, needBot, readChoice, tableOptions } from './wishes.ts';

/** Seconds for a deal where nobody says. */
const USUAL_DEAL = 60;

/** Opens new tables. */
export class TableOpener {
  private readonly context: ServerContext;
  private readonly registry: TableRegistry;
  private readonly lobby: Lobby;

  constructor(context: ServerContext, registry: TableRegistry, lobby: Lobby) {
    this.context = context;
    this.registry = registry;
    this.lobby = lobby;
  }

  /** A new table in its lobby, or with `start` already running. */
  async create(host: Identity, wish: CreateTable, request?: string): Promise<LiveTable> {
    const { games, config, signer } = this.context;
    const { options, clocks } = wish;
    const game = wish.game === undefined ? games.usual : gameCalled(games, wish.game);
    if (game.secrecy.revealingOptions.some((name) => name in options) && !config.allowPositions)
      throw new Refused('bad-options', 'This server does not begin from given positions.');
    const { min, max } = game.seats;
    if (wish.seats.length < min || wish.seats.length > max)
      throw new Refused('bad-options', `This game has ${min === max ? min : `${min} to ${max}`} seats.`);
    if (wish.seats.filter((x) => x.kind === 'me').length > 1) throw new Refused('bad-options', 'You can have one seat only.');
    const seats = wish.seats.map((x): SeatState => ({
      owner: x.kind === 'me' ? host : null,
      bot: x.kind === 'bot' ? (x.bot ?? game.usualBot) : null,
      choice: readChoice(game, x.choice ?? {}, null),
    }));
    for (const { bot } of seats) if (bot !== null) needBot(game, bot);
    if (wish.visibility === 'password' && wish.password === undefined)
      throw new Refused('bad-options', 'A table with a password needs one.');
    const settings: TableSettings = {
      name: wish.name ?? `${host.name}'s table`.slice(0, 40),
      game: game.id,
      visibility: wish.visibility,
      password: wish.visibility === 'password' ? passwordToken(signer, wish.password ?? '') : null,
      watchers: wish.watchers,
      pokerFace: wish.pokerFace,
      clocks: { decision: clocks.decision ?? null, bank: clocks.bank ?? null, deal: clocks.deal === undefined ? USUAL_DEAL : clocks.deal },
      options,
    };
    return this.open(host, seats, settings, wish.start ? 'start' : [], request);
  }

  /**
   * Opens a table; with `begun` in the middle of a game. `request` names what is asked for: the same request opens one table, however often it comes
   * and to whichever process.
   */
  async open(
    host: Identity,
    wished: readonly SeatState[],
    settings: TableSettings,
    begun: readonly Line[] | 'start' = [],
    request: string = randomName(16),
  ): Promise<LiveTable> {
    const { context } = this;
    const game = context.games.get(settings.game);
    const choices = game.seats.complete(wished.map((x) => x.choice));
    const seats = wished.map((x, i) => ({ ...x, choice: choices[i] }));
    const told = ({ broughtBy }: SeatState): boolean => broughtBy === undefined || broughtBy === host.id;
    if (begun.length === 0) tableOptions(game, settings, seats, told);
    const rest = begun === 'start' ? startLines(context, { settings, seats }, told) : begun;
    const lines: Line[] = [{ k: 'open', at: context.now(), settings, host, seats }, ...rest];
    const texts = lines.map(writeLine);
    for (let n = 0; ; n++) {
      // The id follows from the request, so that a retry comes to the table it has opened, without anybody remembering it.
      const id = context.signer.derivedName(`table ${request} ${n}`, 6).toUpperCase();
      const stored = await this.store(id, texts, `open ${request}`);
      // Somebody else's table happens to have this id.
      if (stored === 'conflict') continue;
      if (stored === 'stored') context.metrics.add('tables_created');
      const table = await this.registry.get(id);
      await this.lobby.save(table);
      this.lobby.changed.emit();
      return table;
    }
  }

  private async store(id: string, texts: readonly string[], key: string): Promise<Appended> {
    const { storage, log } = this.context;
    try {
      return await storage.append(id, 1, texts, key);
    } catch (error) {
      log.error({ table: id, error: messageOf(error) }, 'a table could not be stored');
      // Perhaps it was, and only the answer got lost.
      if (await storage.hasKey(id, key).catch(() => false)) return 'duplicate';
      throw new Refused('unavailable', 'The storage does not answer. Try again in a moment; nothing happens twice.');
    }
  }
}

/** The lines that begin the game: open seats get the usual bot. `told`: whoever begins it knows what was brought there. */
export function startLines(
  { games, config, now }: ServerContext,
  { settings, seats }: Pick<TableState, 'settings' | 'seats'>,
  told: (seat: SeatState) => boolean,
): Line[] {
  const at = now();
  const game = games.get(settings.game);
  const open = seats.flatMap((x, seat) => (x.owner || x.bot ? [] : [seat]));
  return [
    ...open.map((seat): Line => ({ k: 'bot', at, seat, bot: game.usualBot })),
    { k: 'start', at, options: tableOptions(game, settings, seats, told), seed: config.fixedSeed ?? newSeed(), version: game.version },
  ];
}
