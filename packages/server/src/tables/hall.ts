import { InputError, newSeed, type Plain, type SeatChoice } from '@parley/kernel';
import { Refused, messageOf } from '../errors.ts';
import type { HostedGame } from '../game/hosted-game.ts';
import type { House } from '../house.ts';
import { randomName } from '../identity.ts';
import type { CreateTable, Identity, LobbyTable, MyGame } from '../protocol/index.ts';
import { listeners } from '../storage/listeners.ts';
import type { Appended } from '../storage/port.ts';
import { myGame, summaryOf, type Summary } from './describe.ts';
import { writeLine, type Line, type SeatState, type TableSettings } from './journal.ts';
import { LiveTable } from './live.ts';
import { loadTable } from './load.ts';
import { Presence } from './presence.ts';
import { needBot } from './seating.ts';
import { seatOf, type TableState } from './state.ts';

/** How long lists may lag behind. */
const SUMMARY_LAG = 500;
/** Entries after which a running game's checkpoint is stored. */
const CHECKPOINT_EVERY = 150;
const LOBBY = 100;

/** All tables: those in memory, and the way to the others. */
export class Hall {
  readonly house: House;
  readonly lobbyChanged = listeners<[]>();
  private readonly tables = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Promise<LiveTable>>();
  /** Tables whose summary is behind, and whether by much. */
  private readonly unsaved = new Map<LiveTable, boolean>();
  private saving: NodeJS.Timeout | undefined;
  private readonly sweeping: NodeJS.Timeout;
  private readonly unwatch: (() => void)[];
  private readonly presence: Presence;
  private closed = false;

  constructor(house: House) {
    this.house = house;
    const { storage, config, metrics } = house;
    this.presence = new Presence(storage, (id) => this.tables.get(id)?.room.tellPresence());
    this.unwatch = [
      storage.watch((game, seq) => this.tables.get(game)?.heard(seq)),
      storage.onGap(() => {
        for (const table of this.tables.values()) table.heard(Infinity);
      }),
    ];
    this.sweeping = setInterval(() => this.sweep(), Math.max(1_000, config.hibernateAfter / 4));
    this.sweeping.unref();
    metrics.gauge('tables_awake', 'Tables in memory', () => this.tables.size);
  }

  get awake(): number {
    return this.tables.size;
  }

  /** The table with this id, from memory or from storage. */
  async get(id: string): Promise<LiveTable> {
    const known = this.tables.get(id);
    if (known) {
      known.usedAt = this.house.now();
      return known;
    }
    if (this.closed) throw new Refused('shutting-down', 'The server is going down; try again in a moment.');
    let loading = this.loading.get(id);
    if (!loading) {
      loading = this.wake(id).finally(() => this.loading.delete(id));
      this.loading.set(id, loading);
    }
    return loading;
  }

  private async wake(id: string): Promise<LiveTable> {
    const loaded = await loadTable(this.house, id).catch((error: unknown) => {
      this.house.log.error({ table: id, error: messageOf(error) }, 'a table could not be loaded');
      throw new Refused('unavailable', 'This table cannot be opened at the moment.');
    });
    if (!loaded) throw new Refused('no-such-table', 'There is no such table.');
    const table = this.keep(new LiveTable(this.house, this.presence, loaded, (t, much) => this.changed(t, much)));
    this.house.metrics.add('tables_woken');
    const { divergence } = loaded;
    if (divergence) {
      this.house.log.warn({ table: id, ...divergence }, 'the rules have changed under a stored game');
      const line: Line = { k: 'undo', at: this.house.now(), to: divergence.at, by: null, why: 'rules' };
      await table.write(() => [line]);
    }
    // Something may have been stored between reading the journal and listening.
    table.heard(Infinity);
    return table;
  }

  private keep(table: LiveTable): LiveTable {
    this.tables.set(table.id, table);
    return table;
  }

  // ------------------------------------------------------------------------------------------------------------ opening

  /** A new table in its lobby, or with `start` already running. */
  async create(host: Identity, wish: CreateTable, request?: string): Promise<LiveTable> {
    const { options } = wish;
    const game = wish.game === undefined ? this.house.games.usual : this.gameCalled(wish.game);
    if (game.secrecy.revealingOptions.some((name) => name in options) && !this.house.config.allowPositions)
      throw new Refused('bad-options', 'This server does not begin from given positions.');
    const { min, max } = game.seats;
    if (wish.seats.length < min || wish.seats.length > max)
      throw new Refused('bad-options', `This game has ${min === max ? min : `${min} to ${max}`} seats.`);
    const mine = wish.seats.filter((x) => x.kind === 'me').length;
    if (mine > 1) throw new Refused('bad-options', 'You can have one seat only.');
    const seats = wish.seats.map((x): SeatState => ({
      owner: x.kind === 'me' ? host : null,
      bot: x.kind === 'bot' ? (x.bot ?? game.usualBot) : null,
      choice: this.readChoice(game, x.choice ?? {}),
    }));
    for (const { bot } of seats) if (bot !== null) needBot(game, bot);
    if (wish.visibility === 'password' && wish.password === undefined)
      throw new Refused('bad-options', 'A table with a password needs one.');
    const clocks = wish.clocks;
    const settings: TableSettings = {
      name: wish.name ?? `${host.name}'s table`.slice(0, 40),
      game: game.id,
      visibility: wish.visibility,
      password: wish.visibility === 'password' ? this.passwordMark(wish.password ?? '') : null,
      watchers: wish.watchers,
      pokerFace: wish.pokerFace,
      clocks: { decision: clocks.decision ?? null, bank: clocks.bank ?? null, deal: clocks.deal === undefined ? 60 : clocks.deal },
      options,
    };
    return this.open(host, seats, settings, wish.start ? 'start' : [], request);
  }

  passwordMark(password: string): string {
    return this.house.signer.mark(`password ${password}`);
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
    const game = this.house.games.get(settings.game);
    const choices = game.seats.complete(wished.map((x) => x.choice));
    const seats = wished.map((x, i) => ({ ...x, choice: choices[i] }));
    if (begun.length === 0) this.parse(settings, seats);
    const at = this.house.now();
    const rest = begun === 'start' ? this.startLines({ state: { settings, seats } }) : begun;
    const lines: Line[] = [{ k: 'open', at, settings, host, seats }, ...rest];
    const texts = lines.map(writeLine);
    for (let n = 0; ; n++) {
      // The id follows from the request, so that a retry comes to the table it has opened, without anybody remembering it.
      const id = this.house.signer.nameFrom(`table ${request} ${n}`, 6).toUpperCase();
      const stored = await this.store(id, texts, `open ${request}`);
      // Somebody else's table happens to have this id.
      if (stored === 'conflict') continue;
      if (stored === 'stored') this.house.metrics.add('tables_created');
      const table = await this.get(id);
      await this.saveSummary(table);
      this.lobbyChanged.tell();
      return table;
    }
  }

  private async store(id: string, texts: readonly string[], key: string): Promise<Appended> {
    const { storage, log } = this.house;
    try {
      return await storage.append(id, 1, texts, key);
    } catch (error) {
      log.error({ table: id, error: messageOf(error) }, 'a table could not be stored');
      // Perhaps it was, and only the answer got lost.
      if (await storage.hasKey(id, key).catch(() => false)) return 'duplicate';
      throw new Refused('unavailable', 'The storage does not answer. Try again in a moment; nothing happens twice.');
    }
  }

  /** The options of a game, read by the game itself. */
  parse(settings: TableSettings, seats: readonly SeatState[]): Plain {
    const game = this.house.games.get(settings.game);
    try {
      return game.parse(
        game.seats.options(
          settings.options,
          seats.map((x) => x.choice),
        ),
      );
    } catch (error) {
      throw badOptions(error);
    }
  }

  /** The game of this name. */
  gameCalled(id: string): HostedGame {
    const game = this.house.games.find(id);
    if (!game) throw new Refused('bad-options', `There is no game "${id}" on this server.`);
    return game;
  }

  private readChoice({ seats }: HostedGame, wish: { readonly [field: string]: unknown }): SeatChoice {
    try {
      return seats.read(wish, null);
    } catch (error) {
      throw badOptions(error);
    }
  }

  /** The lines that begin the game: open seats get the usual bot. */
  startLines({ state }: { readonly state: Pick<TableState, 'settings' | 'seats'> }): Line[] {
    const at = this.house.now();
    const { version, usualBot } = this.house.games.get(state.settings.game);
    const filled = state.seats.map((x): SeatState => (x.owner || x.bot ? x : { ...x, bot: usualBot }));
    const options = this.parse(state.settings, filled);
    return [
      ...filled.flatMap((x, seat): Line[] => (x === state.seats[seat] ? [] : [{ k: 'bot', at, seat, bot: usualBot }])),
      { k: 'start', at, options, seed: this.house.config.fixedSeed ?? newSeed(), version },
    ];
  }

  // -------------------------------------------------------------------------------------------------------------- lists

  /** `much`: who sits there or what goes on is otherwise now, not just another move. */
  private changed(table: LiveTable, much: boolean): void {
    this.unsaved.set(table, much || (this.unsaved.get(table) ?? false));
    if (much) this.saving ??= setTimeout(() => void this.saveChanged(), SUMMARY_LAG);
    const { engine } = table;
    if (engine?.checkpoint && engine.entries.length - table.checkpointAt >= CHECKPOINT_EVERY) this.saveCheckpoint(table);
  }

  private async saveChanged(): Promise<void> {
    this.saving = undefined;
    const tables = [...this.unsaved].filter(([, much]) => much).map(([table]) => table);
    await Promise.all(tables.map((table) => this.saveSummary(table)));
    this.lobbyChanged.tell();
  }

  private async saveSummary(table: LiveTable): Promise<void> {
    this.unsaved.delete(table);
    const { state } = table;
    const waiting = table.showing.face.waiting().seats;
    const summary = summaryOf(state, table.game, table.showing.status, waiting, table.showing.result);
    await this.house.storage
      .saveSummary({
        game: table.id,
        status: table.showing.status,
        listed: state.settings.visibility !== 'unlisted',
        people: [...new Set([state.host.id, ...summary.owners.filter((x) => x !== null)])],
        updatedAt: state.updatedAt,
        data: JSON.stringify(summary),
      })
      .catch((error: unknown) => table.fault(error));
  }

  private saveCheckpoint(table: LiveTable): void {
    const { engine, state } = table;
    if (!engine?.checkpoint) return;
    table.checkpointAt = engine.entries.length;
    this.house.storage
      .saveCheckpoint(table.id, { seq: state.seq, data: JSON.stringify(engine.checkpoint) })
      .catch((error: unknown) => table.fault(error));
  }

  /** Tables that wait for players or can be watched. */
  async lobby(): Promise<LobbyTable[]> {
    const rows = await this.house.storage.listed(['lobby', 'playing'], LOBBY);
    return rows.map((row) => (JSON.parse(row.data) as Summary).table);
  }
  async gamesOf(person: string): Promise<MyGame[]> {
    // Whoever asks for the own games wants to see what they have just done.
    await Promise.all([...this.unsaved.keys()].filter((t) => seatOf(t.state, person) !== null).map((t) => this.saveSummary(t)));
    const rows = await this.house.storage.gamesOf(person, LOBBY);
    return rows.map((row) => myGame(JSON.parse(row.data) as Summary, person));
  }

  // ------------------------------------------------------------------------------------------------------------ sleeping

  /** Puts tables away that nobody looks at. */
  private sweep(): void {
    const before = this.house.now() - this.house.config.hibernateAfter;
    for (const table of this.tables.values()) if (table.usedAt < before && table.idle()) this.hibernate(table);
    for (const table of this.unsaved.keys()) void this.saveSummary(table);
  }

  hibernate(table: LiveTable): void {
    if (this.tables.get(table.id) !== table) return;
    this.tables.delete(table.id);
    table.dispose();
    if (table.status === 'playing') this.saveCheckpoint(table);
    if (this.unsaved.has(table)) void this.saveSummary(table);
    this.house.metrics.add('tables_hibernated');
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.sweeping);
    clearTimeout(this.saving);
    this.presence.close();
    for (const stop of this.unwatch) stop();
    for (const table of this.tables.values()) table.stop();
    await Promise.all([...this.tables.values()].map((table) => table.settled()));
    await Promise.all([...this.unsaved.keys()].map((table) => this.saveSummary(table)));
    for (const table of this.tables.values()) {
      if (table.status === 'playing') this.saveCheckpoint(table);
      table.dispose();
    }
    this.tables.clear();
  }
}

/** What a game says is wrong, as a refusal. */
export const badOptions = (error: unknown): unknown => (error instanceof InputError ? new Refused('bad-options', error.message) : error);
