import { Refused, messageOf, stackOf } from '../context/errors.ts';
import type { Engine } from '../game/engine.ts';
import type { HostedGame } from '../game/hosted-game.ts';
import type { ServerContext } from '../context/context.ts';
import type { Result, TableStatus } from '../protocol/index.ts';
import { readLine, writeLine, type Line } from '../journal/line.ts';
import { loadTable, type Loaded } from '../journal/load.ts';
import { AutoPlayers } from '../clock/auto-players.ts';
import { MoveExecutor, TRIES } from './move-executor.ts';
import type { Presence } from '../delivery/presence.ts';
import { applyLine, type TableState } from '../journal/state.ts';
import { Room } from '../delivery/room.ts';
import { Disclosure } from '../disclosure/disclosure.ts';
import { Timers } from '../clock/timers.ts';

/** Answers whose keys are remembered, so that a retry is seen without asking the storage. */
const KEYS = 32;

/**
 * A table in memory. Everything that happens to it is a line of its journal, and happens in one order: thought of, stored, then shown. Lines that
 * another process has stored are taken over in the same way.
 */
export class LiveTable {
  readonly context: ServerContext;
  readonly presence: Presence;
  readonly game: HostedGame;
  state: TableState;
  engine: Engine | null;
  readonly room: Room;
  readonly executor: MoveExecutor;
  readonly autoPlayers: AutoPlayers;
  readonly disclosure: Disclosure;
  /** When somebody last wanted something of this table. */
  usedAt: number;
  disposed = false;
  /** The entries before the checkpoint that was stored last. */
  checkpointAt: number;
  /** What timers do waits its turn like everything else: in the middle of a move nothing is as it seems. */
  private readonly timers = new Timers((job) => this.soon(job));
  private chain: Promise<unknown> = Promise.resolve();
  private readonly keys: string[] = [];
  private readonly changed: (table: LiveTable, much: boolean) => void;

  constructor(context: ServerContext, presence: Presence, loaded: Loaded, changed: (table: LiveTable, much: boolean) => void) {
    this.context = context;
    this.presence = presence;
    this.changed = changed;
    this.state = loaded.state;
    this.engine = loaded.engine;
    this.checkpointAt = loaded.checkpointAt;
    this.game = context.games.get(loaded.state.settings.game);
    this.usedAt = context.now();
    this.room = new Room(this);
    this.executor = new MoveExecutor(this);
    this.autoPlayers = new AutoPlayers(this, this.timers);
    this.disclosure = new Disclosure(this, this.timers);
    this.restarted();
  }

  get id(): string {
    return this.state.id;
  }
  get status(): TableStatus {
    if (!this.engine) return 'lobby';
    if (this.engine.over || this.state.ended) return 'over';
    return this.state.frozen === null ? 'playing' : 'frozen';
  }
  get result(): Result | null {
    const outcome = this.engine?.over ? this.engine.outcome : null;
    return outcome && { winners: outcome.winners, by: outcome.by };
  }

  needEngine(): Engine {
    if (!this.engine) throw new Refused('wrong-state', 'The game has not begun.');
    return this.engine;
  }

  /** Runs a job when all earlier ones are done. */
  exec<T>(job: () => Promise<T>): Promise<T> {
    const run = this.chain.then(() => {
      if (this.disposed) throw new Refused('unavailable', 'The table has been put away; open it again.');
      return job();
    });
    this.chain = run.catch(() => undefined);
    return run;
  }
  /** Looks at the table when no move is under way. */
  read<T>(look: () => T): Promise<T> {
    return this.exec(async () => look());
  }
  private soon(job: () => void): void {
    this.read(job).catch((error: unknown) => this.fault(error));
  }
  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.chain;
  }

  /** Adds what `plan` says to the journal. The plan is made again when another process was first. */
  write(plan: () => readonly Line[], key?: string): Promise<void> {
    return this.exec(async () => {
      if (key !== undefined && this.knows(key)) return;
      for (let tries = 0; tries < TRIES; tries++) {
        const lines = plan();
        if (lines.length === 0) return;
        const stored = await this.append(lines, key);
        if (stored === 'stored') {
          this.takeAll(lines, false);
          return;
        }
        await this.sync();
        if (stored === 'duplicate') return;
      }
      throw new Refused('conflict', 'The table is too busy; try again.');
    });
  }

  /** Was a request with this key carried out, here or by another process? False also when nobody can tell. */
  async carriedOut(key: string): Promise<boolean> {
    return this.knows(key) || this.context.storage.hasKey(this.id, key).catch(() => false);
  }
  /** Has a request with this key been carried out lately? */
  knows(key: string): boolean {
    return this.keys.includes(key);
  }
  remember(key: string | undefined): void {
    if (key === undefined) return;
    this.keys.push(key);
    if (this.keys.length > KEYS) this.keys.shift();
  }

  /**
   * Stores lines as the next ones. When the storage fails it is not known whether it had stored them: if they have a key it can be asked, and if
   * not even that is answered the request must come again, with the same id.
   */
  async append(lines: readonly Line[], key?: string): Promise<'stored' | 'conflict' | 'duplicate'> {
    try {
      const result = await this.context.storage.append(this.id, this.state.seq + 1, lines.map(writeLine), key);
      if (result === 'stored') this.remember(key);
      else this.context.metrics.add('conflicts');
      return result;
    } catch (error) {
      this.context.log.error({ table: this.id, error: messageOf(error) }, 'a line could not be stored');
      if (key !== undefined && (await this.carriedOut(key))) return 'duplicate';
      throw new Refused('unavailable', 'The storage does not answer. Try again in a moment; nothing happens twice.');
    }
  }

  /** Another process has come this far. */
  heard(seq: number): void {
    if (seq <= this.state.seq || this.disposed) return;
    // Mostly it is this process that has stored something, and will have noticed by then.
    const look = async (): Promise<void> => (seq > this.state.seq ? this.sync() : undefined);
    this.exec(look).catch((error: unknown) => this.fault(error));
  }

  /** Takes over what other processes have stored. */
  async sync(): Promise<void> {
    const texts = await this.context.storage.lines(this.id, this.state.seq + 1);
    if (texts.length === 0) return;
    try {
      this.takeAll(texts.map(readLine), false);
    } catch (error) {
      // Something here is not as the others have it: begin again from what is stored.
      this.context.log.warn({ table: this.id, error: messageOf(error) }, 'a table was loaded anew');
      await this.reload();
    }
  }

  async reload(): Promise<void> {
    const loaded = await loadTable(this.context, this.id);
    if (!loaded) throw new Error('the journal is gone');
    this.state = loaded.state;
    this.engine = loaded.engine;
    this.restarted();
    this.room.needSnapshot();
    this.refresh();
  }

  /** The engine is another one, or elsewhere than it was. */
  private restarted(): void {
    if (!this.engine) return;
    this.autoPlayers.restarted();
    this.disclosure.restarted();
    this.autoPlayers.schedule();
  }
  /** Somebody is asked something else now, or is told something. */
  refresh(): void {
    this.autoPlayers.schedule();
    this.room.flush();
  }

  /** Everybody has been shown how the game has ended: perhaps a while after it did. */
  endShown(): void {
    this.room.metaChanged = true;
    this.changed(this, true);
  }

  /** Takes stored lines into account and shows what came of them. `played`: the engine has made the first one's move already. */
  takeAll(lines: readonly Line[], played: boolean): void {
    const { status } = this;
    lines.forEach((line, i) => this.take(line, played && i === 0));
    this.refresh();
    this.changed(this, status !== this.status || lines.some((line) => line.k !== 'e' && line.k !== 'chat'));
  }

  private take(line: Line, played: boolean): void {
    const { proposal } = this.state;
    // The engine first: if it refuses, the state is still the one before.
    if (line.k === 'e' && !played) this.executor.repeat(line.e);
    applyLine(this.state, line);
    switch (line.k) {
      case 'e':
        this.disclosure.stepped();
        break;
      case 'start':
        this.begin(line);
        break;
      case 'undo':
        this.needEngine().rewind(line.to);
        this.checkpointAt = Math.min(this.checkpointAt, line.to);
        this.restarted();
        this.room.needSnapshot();
        break;
      case 'pause':
        this.autoPlayers.pause(line.on);
        if (line.on) this.disclosure.policy.paused();
        else this.disclosure.policy.restarted();
        break;
      case 'chat':
        this.room.said(this.state.chat[this.state.chat.length - 1]);
        break;
      default:
        break;
    }
    if (META.has(line.k)) this.room.metaChanged = true;
    if (SEATS.has(line.k)) this.room.seatsChanged = true;
    if (proposal !== this.state.proposal || line.k === 'consent') this.room.proposalChanged(line);
  }

  private begin(line: Extract<Line, { k: 'start' }>): void {
    this.engine =
      line.entries && line.entries.length > 0
        ? this.game.restore({ ...line, entries: line.entries }).engine
        : this.game.open(line.options, line.seed);
    this.restarted();
    this.room.needSnapshot();
  }

  /** Something of ours went wrong. The table stays as it is. */
  fault(error: unknown): void {
    if (error instanceof Refused) return;
    this.context.metrics.add('faults');
    this.context.log.error({ table: this.id, error: messageOf(error), stack: stackOf(error) }, 'fault');
  }

  /** May it be put away? */
  idle(): boolean {
    return this.room.audience.size === 0 && this.timers.size === 0;
  }
  dispose(): void {
    this.disposed = true;
    this.stop();
  }
  /** Nothing more happens by itself. */
  stop(): void {
    this.timers.clearAll();
  }
}

const META = new Set<Line['k']>(['start', 'pause', 'end', 'frozen', 'rematch', 'undo']);
const SEATS = new Set<Line['k']>(['sit', 'up', 'leave', 'bot']);
