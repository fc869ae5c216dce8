import type { ServerContext } from '../context/context.ts';
import { myGame, readSummary, summaryOf } from '../delivery/describe.ts';
import { seatOf } from '../journal/state.ts';
import type { LobbyTable, MyGame } from '../protocol/index.ts';
import { listeners } from '../storage/listeners.ts';
import type { LiveTable } from './live-table.ts';

/** How long lists may lag behind. */
const SUMMARY_LAG = 500;
const MOST_LISTED = 100;

/** Lists of tables: the open ones, and those of a person. What they show of each is stored as its summary. */
export class Lobby {
  readonly changed = listeners<[]>();
  private readonly context: ServerContext;
  /** Tables whose summary is behind, and whether by much. */
  private readonly unsaved = new Map<LiveTable, boolean>();
  private saving: NodeJS.Timeout | undefined;

  constructor(context: ServerContext) {
    this.context = context;
  }

  /** A table has changed. `much`: who sits there or what goes on is otherwise now, not just another move. */
  note(table: LiveTable, much: boolean): void {
    this.unsaved.set(table, much || (this.unsaved.get(table) ?? false));
    if (much) this.saving ??= setTimeout(() => void this.saveChanged(), SUMMARY_LAG);
  }

  private async saveChanged(): Promise<void> {
    this.saving = undefined;
    const tables = [...this.unsaved].filter(([, much]) => much).map(([table]) => table);
    await Promise.all(tables.map((table) => this.save(table)));
    this.changed.emit();
  }

  /** Stores a table's summary. */
  async save(table: LiveTable): Promise<void> {
    this.unsaved.delete(table);
    const { state, disclosure } = table;
    const { status } = disclosure;
    const summary = summaryOf(state, table.game, status, disclosure.policy.waiting().seats, disclosure.result);
    await this.context.storage
      .saveSummary({
        game: table.id,
        status,
        listed: state.settings.visibility !== 'unlisted',
        people: [...new Set([state.host.id, ...summary.owners.filter((x) => x !== null)])],
        updatedAt: state.updatedAt,
        data: JSON.stringify(summary),
      })
      .catch((error: unknown) => table.fault(error));
  }
  /** Stores the table's summary if it is behind. */
  async saveIfBehind(table: LiveTable): Promise<void> {
    if (this.unsaved.has(table)) await this.save(table);
  }
  /** Stores whatever is behind. */
  async saveAll(): Promise<void> {
    await Promise.all([...this.unsaved.keys()].map((table) => this.save(table)));
  }

  /** Tables that wait for players or can be watched. */
  async open(): Promise<LobbyTable[]> {
    const rows = await this.context.storage.listed(['lobby', 'playing'], MOST_LISTED);
    return rows.map((row) => readSummary(row.data).table);
  }
  async gamesOf(person: string): Promise<MyGame[]> {
    // Whoever asks for the own games wants to see what they have just done.
    await Promise.all([...this.unsaved.keys()].filter((t) => seatOf(t.state, person) !== null).map((t) => this.save(t)));
    const rows = await this.context.storage.gamesOf(person, MOST_LISTED);
    return rows.map((row) => myGame(readSummary(row.data), person));
  }

  close(): void {
    clearTimeout(this.saving);
  }
}
