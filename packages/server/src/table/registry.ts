import type { ServerContext } from '../context/context.ts';
import { messageOf, Refused } from '../context/errors.ts';
import { Presence } from '../delivery/presence.ts';
import type { Line } from '../journal/line.ts';
import { loadTable } from '../journal/load.ts';
import { saveCheckpoint, saveDueCheckpoint } from './checkpoints.ts';
import { LiveTable } from './live-table.ts';
import type { Lobby } from './lobby.ts';

/** All tables: those in memory, and the way to the others. */
export class TableRegistry {
  private readonly context: ServerContext;
  private readonly lobby: Lobby;
  private readonly tables = new Map<string, LiveTable>();
  private readonly loading = new Map<string, Promise<LiveTable>>();
  private readonly sweeping: NodeJS.Timeout;
  private readonly unwatch: (() => void)[];
  private readonly presence: Presence;
  private closed = false;

  constructor(context: ServerContext, lobby: Lobby) {
    this.context = context;
    this.lobby = lobby;
    const { storage, config, metrics } = context;
    this.presence = new Presence(storage, (id) => this.tables.get(id)?.room.tellPresence());
    this.unwatch = [
      storage.watch((game, seq) => this.tables.get(game)?.pipeline.heard(seq)),
      storage.onGap(() => {
        for (const table of this.tables.values()) table.pipeline.heard(Infinity);
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
      known.usedAt = this.context.now();
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
    const { context } = this;
    const loaded = await loadTable(context, id).catch((error: unknown) => {
      context.log.error({ table: id, error: messageOf(error) }, 'a table could not be loaded');
      throw new Refused('unavailable', 'This table cannot be opened at the moment.');
    });
    if (!loaded) throw new Refused('no-such-table', 'There is no such table.');
    const table = new LiveTable(context, this.presence, loaded, (t, much) => this.changed(t, much));
    this.tables.set(table.id, table);
    context.metrics.add('tables_woken');
    const { divergence } = loaded;
    if (divergence) context.log.warn({ table: id, ...divergence }, 'the rules have changed under a stored game');
    if (divergence?.fits === false) {
      const line: Line = { k: 'undo', at: context.now(), to: divergence.at, by: null, why: 'rules' };
      await table.pipeline.write(() => [line]);
    }
    // Something may have been stored between reading the journal and listening.
    table.pipeline.heard(Infinity);
    return table;
  }

  private changed(table: LiveTable, much: boolean): void {
    this.lobby.note(table, much);
    saveDueCheckpoint(table);
  }

  /** Puts tables away that nobody looks at. */
  private sweep(): void {
    const before = this.context.now() - this.context.config.hibernateAfter;
    for (const table of this.tables.values()) if (table.usedAt < before && table.idle()) this.hibernate(table);
    void this.lobby.saveAll();
  }

  hibernate(table: LiveTable): void {
    if (this.tables.get(table.id) !== table) return;
    this.tables.delete(table.id);
    table.dispose();
    saveCheckpoint(table);
    void this.lobby.saveIfBehind(table);
    this.context.metrics.add('tables_hibernated');
  }

  /** Stops all tables, and stores what is not stored yet. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.sweeping);
    this.lobby.close();
    this.presence.close();
    for (const stop of this.unwatch) stop();
    for (const table of this.tables.values()) table.stop();
    await Promise.all([...this.tables.values()].map((table) => table.settled()));
    await this.lobby.saveAll();
    for (const table of this.tables.values()) {
      saveCheckpoint(table);
      table.dispose();
    }
    this.tables.clear();
  }
}
