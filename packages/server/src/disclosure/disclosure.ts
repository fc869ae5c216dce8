import { eventFor, type Decision, type GameEvent, type Seat, type SeenEvent, type View } from '@parley/kernel';
import type { Engine } from '../game/engine.ts';
import type { Prompt, Result, TableStatus } from '../protocol/index.ts';
import { immediatePolicy, type DisclosurePolicy, type PolicyHost } from './policy.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Move } from '../table/pipeline.ts';
import { pokerFacePolicy } from './poker-face.ts';
import type { Timers } from '../clock/timers.ts';

/** How many events somebody who opens the table is told, and how many are kept for that. */
const RECENT = 60;

/** What was the case before a move, to tell what it has brought about. */
interface Before {
  readonly asks: number;
  readonly secret: boolean;
  readonly bargain: boolean;
  readonly untold: number;
}

/** What of the game is shown to whom. The engine may be ahead of it. */
export class Disclosure {
  private readonly table: LiveTable;
  readonly policy: DisclosurePolicy;
  /** The events that were shown last. */
  private recent: GameEvent[] = [];
  /** Entries whose outcome everybody has seen; -1: the board is still to be shown. */
  private shownEntries = -1;
  private raisables: (readonly string[])[] = [];
  private before: Before | null = null;
  /** Is the open question one that would tell about hidden things? */
  private secret = false;
  /** The token of each seat's last question: it is asked for again with the answer. */
  private readonly tokens: ({ readonly decision: Decision; readonly asks: number; readonly token: string } | undefined)[] = [];
  /** Somebody does something in a window that cannot be seen yet. */
  private acting = false;
  /** Seats that have seen more than the others, and the last event they were told. */
  private readonly ahead = new Map<Seat, number>();
  /** Events out of a rewound engine that are still to be told. */
  private leftOver: GameEvent[] = [];
  /** Changes were lost with a rewound engine: the next thing to show is the whole table. */
  private snapshotDue = false;

  constructor(table: LiveTable, timers: Timers) {
    this.table = table;
    const { config } = table.context;
    const host: PolicyHost = {
      now: () => table.context.now(),
      playing: () => table.status === 'playing',
      waiting: () => this.waiting(),
      secret: () => this.secret,
      asksPerson: (seat) => table.autoPlayers.asksPerson(seat),
      flush: () => this.flush(),
      flushTo: (seat) => this.flushTo(seat),
      refresh: () => table.refresh(),
      question: (seat) => this.questionNumber(seat),
      giveDefault: (seat, question) => table.autoPlayers.giveDefault(seat, question),
    };
    this.policy = table.state.settings.pokerFace ? pokerFacePolicy(host, timers, config.pokerFace, config.moreTime) : immediatePolicy(host);
  }

  // -------------------------------------------------------------------------------------------------- what is going on

  waiting(): readonly Seat[] {
    return this.table.status === 'playing' ? (this.table.engine?.waiting() ?? []) : [];
  }
  private questionNumber(seat: Seat): number {
    const d = this.table.engine?.question(seat) ?? null;
    return d ? this.table.needEngine().questionNumber(d) : -1;
  }
  /** Is somebody asked whom the others do not know to be asked? */
  get asksInSecret(): boolean {
    return this.secret && this.table.state.settings.pokerFace;
  }

  /** A move is about to be made. */
  note(seat: Seat, move: Move): void {
    const engine = this.table.needEngine();
    const d = engine.question(seat);
    const raises = 'raise' in move;
    this.before = { asks: engine.asks, secret: this.secret, bargain: d?.kind === 'bargain', untold: engine.untold.length };
    // Passing is what one does who can do nothing.
    if (raises || (this.secret && move.a !== 'pass' && move.a !== false)) this.acting = true;
    else if (!this.secret) this.acting = false;
  }

  /** The move was made and stored. */
  stepped(): void {
    const engine = this.table.needEngine();
    const { before } = this;
    if (!before) throw new Error('a step without a move');
    const told = engine.untold.length > before.untold;
    const acted = this.acting && told;
    this.look(this.acting && !told);
    if (acted) this.acting = false;
    const bargaining = before.bargain && engine.waiting().some((s) => engine.question(s)?.kind === 'bargain');
    // That nobody is asked any more is news, too: at the end somebody might have had something to say, or not.
    this.policy.stepped({ secret: before.secret, acted, moved: (engine.asks !== before.asks || engine.over) && !bargaining });
  }

  private look(quiet: boolean): void {
    const engine = this.table.needEngine();
    this.secret = engine.waiting().some((seat) => {
      const d = engine.question(seat);
      return d !== null && this.table.game.secrecy.isSecretQuestion(d, quiet);
    });
  }

  /** The engine was opened, restored or taken back. Where it stands may depend on hidden things. */
  restarted(): void {
    const { engine } = this.table;
    if (!engine) return;
    const { events } = engine.drain();
    const first = events[0]?.n ?? Infinity;
    this.recent = [...this.recent.filter((e) => e.n < first), ...events].slice(-RECENT);
    this.leftOver = [];
    this.acting = false;
    this.markAllShown(engine);
    this.look(false);
    this.policy.restarted();
    if (!this.policy.isBuffering()) return;
    this.shownEntries = -1;
    this.snapshotDue = true;
  }

  /** The engine was rewound by one move that was not stored. What it had to tell before that is told again, in whole. */
  rolledBack(): void {
    const last = this.recent[this.recent.length - 1]?.n ?? 0;
    this.leftOver = this.table
      .needEngine()
      .drain()
      .events.filter((e) => e.n > last);
    if (this.policy.isBuffering()) this.snapshotDue = true;
    this.acting = false;
    this.look(false);
  }

  // ------------------------------------------------------------------------------------------------------------- showing

  /** Shows everybody all that has happened. */
  private flush(): void {
    const { table } = this;
    const engine = table.needEngine();
    const caughtUp = this.snapshotDue ? null : this.caughtUp(engine);
    const { packets, events } = engine.drain();
    this.recent.push(...this.leftOver, ...events);
    if (this.recent.length > 1.5 * RECENT) this.recent = this.recent.slice(-RECENT);
    this.leftOver = [];
    table.autoPlayers.somethingShown(events);
    if (caughtUp === null) table.room.needSnapshot();
    else table.room.packets.push(packets.map((text, seat) => caughtUp.get(seat) ?? text));
    this.markAllShown(engine);
    if (table.status === 'over') table.endShown();
  }

  private markAllShown(engine: Engine): void {
    this.snapshotDue = false;
    this.ahead.clear();
    this.shownEntries = engine.entries.length;
    const { seats, settings } = this.table.state;
    if (settings.pokerFace) this.raisables = seats.map((x, seat) => (x.owner ? engine.raisable(seat) : []));
  }

  /** What seats are told that are ahead of the others: only what they have not seen, and that in whole. */
  private caughtUp(engine: Engine): Map<Seat, string> {
    return new Map([...this.ahead].map(([seat, told]) => [seat, engine.peek(seat, told)]));
  }

  /** Shows one seat what it needs to know for the question it is asked in private. */
  private flushTo(seat: Seat): void {
    const { table } = this;
    if (this.shownEntries < 0) table.room.snapshotFor(seat);
    else {
      const engine = table.needEngine();
      table.room.queueFor(seat, engine.peek(seat, this.ahead.get(seat) ?? 0));
      this.see(seat, engine);
    }
    table.refresh();
  }
  private see(seat: Seat, engine: Engine): void {
    this.ahead.set(seat, engine.untold.at(-1)?.n ?? this.ahead.get(seat) ?? 0);
  }

  // ------------------------------------------------------------------------------------------- what somebody may see now

  /** The question that is shown to this seat. */
  question(seat: Seat): Decision | null {
    const { table } = this;
    if (table.status !== 'playing') return null;
    const d = table.engine?.question(seat) ?? null;
    return d && this.policy.shows(seat, d) && !table.autoPlayers.passes(seat, d) ? d : null;
  }
  /** How often a question was put at this table. */
  get asks(): number {
    return this.table.engine?.asks ?? 0;
  }
  /** What stands for a question outside. The engine's own number would tell how many were asked before. */
  questionToken(seat: Seat, d: Decision): string {
    const { context, id } = this.table;
    const { asks } = this;
    const known = this.tokens[seat];
    if (known?.decision === d && known.asks === asks) return known.token;
    const token = context.signer.hmac(`${id} ${seat} ${this.table.needEngine().questionNumber(d)}`);
    this.tokens[seat] = { decision: d, asks, token };
    return token;
  }
  prompt(seat: Seat): Prompt | null {
    const decision = this.question(seat);
    return decision && { question: this.questionToken(seat, decision), decision };
  }
  raisable(seat: Seat): readonly string[] {
    const { table } = this;
    if (table.status !== 'playing') return [];
    return this.policy.isBuffering() ? (this.raisables[seat] ?? []) : table.needEngine().raisable(seat);
  }
  get status(): TableStatus {
    const { status, state } = this.table;
    return status === 'over' && this.policy.isBuffering() && !state.ended ? 'playing' : status;
  }
  get result(): Result | null {
    return this.policy.isBuffering() ? null : this.table.result;
  }

  /** Has this seat a board to look at? */
  hasBoard(seat: Seat | null): boolean {
    if (!this.table.engine) return false;
    return this.shownEntries >= 0 || (seat !== null && this.policy.secretDeadline(seat) !== null);
  }
  /** The board and the latest events, as far as they are shown to this seat. */
  board(seat: Seat | null): { readonly view: View; readonly events: readonly SeenEvent[] } {
    const engine = this.table.needEngine();
    const events = this.recent.slice(-RECENT).map((e) => eventFor(e, seat));
    if (!this.policy.isBuffering()) return { view: engine.view(seat), events };
    if (seat === null || this.policy.secretDeadline(seat) === null) return { view: this.shownEngine().view(seat), events };
    this.see(seat, engine);
    return { view: engine.view(seat), events: [...events, ...engine.untold.map((e) => eventFor(e, seat))].slice(-RECENT) };
  }

  /** The game as far as everybody has seen it. */
  shownEngine(): Engine {
    const { game, state } = this.table;
    const engine = this.table.needEngine();
    if (!this.policy.isBuffering() || !state.start) return engine;
    const stored = { ...state.start, entries: engine.entries, checkpoint: engine.checkpoint };
    return game.restore(stored, Math.max(0, this.shownEntries)).engine;
  }
}
