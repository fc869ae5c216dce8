import { Refused, messageOf, stackOf } from '../context/errors.ts';
import type { Engine } from '../game/engine.ts';
import type { HostedGame } from '../game/hosted-game.ts';
import type { ServerContext } from '../context/context.ts';
import type { Result, TableStatus } from '../protocol/index.ts';
import type { Line } from '../journal/line.ts';
import type { Loaded } from '../journal/load.ts';
import { AutoPlayers } from '../clock/auto-players.ts';
import { Pipeline } from './pipeline.ts';
import type { Presence } from '../delivery/presence.ts';
import type { TableState } from '../journal/state.ts';
import { Room } from '../delivery/room.ts';
import { Disclosure } from '../disclosure/disclosure.ts';
import { Timers } from '../clock/timers.ts';

/**
 * A table in memory: its state and its engine, who looks, what is shown, who moves by themselves. What happens to it goes through its pipeline, one
 * thing after the other.
 */
export class LiveTable {
  readonly context: ServerContext;
  readonly presence: Presence;
  readonly game: HostedGame;
  state: TableState;
  engine: Engine | null;
  readonly room: Room;
  readonly pipeline: Pipeline;
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
    this.pipeline = new Pipeline(this);
    this.autoPlayers = new AutoPlayers(this, this.timers);
    this.disclosure = new Disclosure(this, this.timers);
    this.room = new Room(this);
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

  /** What is stored is something else than what was made here: everything begins anew from there. */
  reload(loaded: Loaded): void {
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
    this.noteChange(true);
  }

  /** Something of this table is otherwise now; `much`: what lists show of it. */
  noteChange(much: boolean): void {
    this.changed(this, much);
  }

  /** A line was added to the journal, and the state has it already. */
  took(line: Line): void {
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
