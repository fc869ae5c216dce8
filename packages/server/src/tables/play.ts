import { randomInt } from 'node:crypto';
import { fallbackAnswer, type Answer, type Decision, type Entry, type Refusal, type Seat } from '@parley/kernel';
import type { Bot } from '@parley/bots';
import { Refused, messageOf } from '../errors.ts';
import type { Engine } from '../games/index.ts';
import { randomName } from '../identity.ts';
import type { ErrorCode } from '../protocol.ts';
import { Clocks, type Asked } from './clocks.ts';
import { plainFace, type Face, type FaceTable } from './face.ts';
import type { EntryLine, Line } from './journal.ts';
import type { LiveTable } from './live.ts';
import { pokerFace } from './poker-face.ts';
import { isPerson } from './state.ts';
import { ASK_ALL, passesHere, type Stops } from './stops.ts';
import { Timers } from './timers.ts';

export type Move = { readonly a: Answer } | { readonly raise: string };
/** Chooses a move when its turn has come. Throws Refused when there is none to make. */
export type Choose = (engine: Engine) => Move;

const TRIES = 6;

/** The game at a table: who moves when, how a move is stored, and who moves for those who do not. */
export class Play {
  private readonly table: LiveTable;
  private readonly timers = new Timers();
  readonly face: Face;
  private clocks: Clocks;
  private readonly stops = new Map<Seat, Stops>();
  private readonly bots = new Map<string, Bot>();
  /** Is the open question one that would tell about hidden cards? */
  private secret = false;
  /** The question at which a bot has raised something: once is enough. */
  private raisedAt = -1;

  constructor(table: LiveTable) {
    this.table = table;
    const { config } = table.house;
    const { clocks, pokerFace: poker } = table.state.settings;
    this.clocks = new Clocks(clocks);
    const seen: FaceTable = {
      now: () => table.house.now(),
      over: () => table.status !== 'playing',
      waiting: () => this.waiting(),
      secret: () => this.secret,
      asksPerson: (seat) => {
        const d = table.engine?.question(seat);
        return isPerson(table.state.seats[seat]) && d !== null && d !== undefined && !this.passes(seat, d);
      },
      refresh: () => {
        this.schedule();
        table.room.flush();
      },
      giveDefault: (seat) => this.giveDefault(seat),
    };
    this.face = poker ? pokerFace(seen, this.timers, config.pokerFace, config.moreTime) : plainFace(seen);
  }

  waiting(): readonly Seat[] {
    return this.table.status === 'playing' ? (this.table.engine?.waiting() ?? []) : [];
  }

  /** The question that is shown to this seat now. */
  question(seat: Seat): Decision | null {
    const { table } = this;
    if (table.status !== 'playing') return null;
    const d = table.engine?.question(seat) ?? null;
    return d && this.face.shows(seat, d) && !this.passes(seat, d) ? d : null;
  }
  /** What stands for a question outside. The engine's own number would tell how many were asked before. */
  questionMark(seat: Seat, d: Decision): string {
    const { engine, house, id } = this.table;
    return house.signer.mark(`${id} ${seat} ${engine?.questionNumber(d)}`);
  }

  // ------------------------------------------------------------------------------------------------------------ moving

  /** Makes a move, stores it and shows it. Resolves when it is durable. */
  move(seat: Seat, choose: Choose, key?: string): Promise<void> {
    const { table } = this;
    return table.exec(async () => {
      if (key !== undefined && table.knows(key)) return;
      for (let tries = 0; tries < TRIES; tries++) {
        const line = await this.attempt(seat, choose, key);
        if (line === null) return;
        const n = engineOf(table).entries.length - 1;
        let stored: Awaited<ReturnType<LiveTable['append']>>;
        try {
          stored = await table.append([line], key);
        } catch (error) {
          this.rollBack(n);
          throw error;
        }
        if (stored === 'stored') {
          table.house.metrics.add('answers');
          table.takeAll([line], true);
          return;
        }
        this.rollBack(n);
        await table.sync();
        if (stored === 'duplicate') return;
      }
      throw new Refused('conflict', 'The table is too busy; try again.');
    });
  }

  /** What is needed to tell what a move has brought about. */
  private before: { readonly asks: number; readonly secret: boolean; readonly bargain: boolean } | null = null;

  /** Lets the engine make the move. The line to be stored, or null when the same request was carried out before. */
  private async attempt(seat: Seat, choose: Choose, key: string | undefined): Promise<(EntryLine & Line) | null> {
    const { table } = this;
    const engine = this.playable();
    try {
      const move = choose(engine);
      const now = table.house.now();
      const ms = Math.round(this.clocks.spend(seat, now));
      this.note(engine, seat, 'raise' in move);
      const refusal = await this.guarded(engine, () => make(engine, seat, move));
      if (refusal) throw refused(refusal);
      const e = engine.entries[engine.entries.length - 1];
      return { k: 'e', at: now, e, ...(ms > 0 ? { ms } : {}) };
    } catch (error) {
      // An old request that comes again finds another question: it was carried out.
      if (error instanceof Refused && error.code !== 'frozen' && key !== undefined)
        if (await table.house.storage.hasKey(table.id, key)) return null;
      throw error;
    }
  }

  private note(engine: Engine, seat: Seat, raises: boolean): void {
    const d = engine.question(seat);
    this.before = {
      asks: engine.asks,
      secret: raises || this.secret,
      bargain: d?.kind === 'bargain',
    };
  }

  /** If the rules fail the table is frozen, with its log as it was before. */
  private async guarded(engine: Engine, move: () => Refusal | null): Promise<Refusal | null> {
    const n = engine.entries.length;
    try {
      return move();
    } catch (error) {
      await this.freeze(error, n);
      throw new Refused('frozen', 'The rules failed at this table. Its log is kept and the fault is reported.');
    }
  }

  private async freeze(error: unknown, n: number): Promise<void> {
    const { table } = this;
    const { house } = table;
    const message = messageOf(error);
    house.metrics.add('frozen');
    house.log.error({ table: table.id, entry: n + 1, error: message, stack: (error as Error | null)?.stack }, 'frozen');
    this.rollBack(n);
    const line: Line = { k: 'frozen', at: house.now(), message: `entry ${n + 1}: ${message}` };
    for (let tries = 0; tries < TRIES && (await table.append([line])) !== 'stored'; tries++) await table.sync();
    table.takeAll([line], false);
    const data = JSON.stringify({ message, start: table.state.start, entries: table.engine?.entries });
    await house.storage
      .saveReport({ id: randomName(12), game: table.id, kind: 'fault', at: house.now(), data })
      .catch((e: unknown) => table.fault(e));
  }

  /** The engine, if moves can be made. */
  private playable(): Engine {
    const { table } = this;
    switch (table.status) {
      case 'lobby':
        throw new Refused('wrong-state', 'The game has not begun.');
      case 'over':
        throw new Refused('game-over', 'The game is over.');
      case 'frozen':
        throw new Refused('frozen', 'The rules failed at this table. Its log is kept and the fault is reported.');
      case 'playing':
        if (table.state.paused) throw new Refused('paused', 'The game is paused.');
        return engineOf(table);
    }
  }

  /** Undoes a move that could not be stored. Nobody has seen it. */
  private rollBack(n: number): void {
    const engine = engineOf(this.table);
    engine.rewind(n);
    engine.drain();
  }

  // --------------------------------------------------------------------------------------------------- what came of it

  /** A stored entry. `played`: the engine has made it already. */
  entered(line: EntryLine, played: boolean): void {
    const { table } = this;
    const engine = engineOf(table);
    if (!played) this.repeat(engine, line.e);
    const { before } = this;
    const { packets, events } = engine.drain();
    table.keep(events);
    const quiet = (before?.secret ?? false) && packets[engine.seats] === '{}';
    if (!quiet) this.somethingHappened(line.e.seat, packets[engine.seats]);
    this.look(quiet);
    const bargaining =
      (before?.bargain ?? false) && engine.waiting().some((seat) => engine.question(seat)?.kind === 'bargain');
    this.face.stepped({ quiet, moved: engine.asks !== before?.asks, bargaining });
    table.room.packets.push(packets);
  }

  /** Makes the move another process has stored. */
  private repeat(engine: Engine, e: Entry): void {
    this.note(engine, e.seat, 'raise' in e);
    const refusal = 'raise' in e ? engine.raise(e.seat, e.raise) : engine.answer(e.seat, e.a, e.q);
    if (refusal) throw new Error(`a stored entry does not fit: ${refusal.message}`);
    if (engine.entries[engine.entries.length - 1].h !== e.h) throw new Error('a stored entry leads to another state');
  }

  takeBack(to: number): void {
    const { table } = this;
    const engine = engineOf(table);
    engine.rewind(to);
    const { events } = engine.drain();
    const first = events[0]?.n ?? Infinity;
    const kept = table.recent.filter((e) => e.n < first);
    table.recent = [];
    table.keep([...kept, ...events]);
    this.restarted();
    table.room.fresh();
  }

  restarted(): void {
    if (!this.table.engine) return;
    this.clocks = new Clocks(this.table.state.settings.clocks);
    if (this.table.state.paused) this.clocks.pause(true, this.table.house.now());
    this.look(false);
    this.face.restarted();
    this.schedule();
  }

  paused(on: boolean): void {
    this.clocks.pause(on, this.table.house.now());
    if (on) this.face.paused();
    else this.face.restarted();
  }

  private look(quiet: boolean): void {
    const engine = engineOf(this.table);
    this.secret = engine.waiting().some((seat) => {
      const d = engine.question(seat);
      return d !== null && this.table.kind.isSecretQuestion(d, quiet);
    });
  }

  // --------------------------------------------------------------------------------------------- those who do not move

  setStops(seat: Seat, stops: Stops): void {
    this.stops.set(seat, stops);
    this.schedule();
    this.table.room.flush();
  }
  private passes(seat: Seat, d: Decision): boolean {
    return passesHere(this.stops.get(seat) ?? ASK_ALL, d);
  }
  private somethingHappened(by: Seat, packet: string): void {
    for (const [seat, stops] of this.stops) {
      if (stops.passUntil === null || seat === by) continue;
      const over = stops.passUntil === 'turn' ? this.table.kind.isNewTurn(packet) : packet.includes('"e":[');
      if (over) this.stops.set(seat, { ...stops, passUntil: null });
    }
  }

  /** Sets the timers for bots, passes and clocks by what is asked now. */
  schedule(): void {
    const { table } = this;
    const { engine, state } = table;
    if (!engine || table.disposed) return;
    const asked: Asked[] = [];
    const moving = new Set<string>();
    const waiting = state.paused ? [] : this.waiting();
    for (const seat of waiting) {
      const decision = engine.question(seat);
      if (!decision) continue;
      const question = engine.questionNumber(decision);
      const { bot } = state.seats[seat];
      const shown = this.face.shows(seat, decision);
      if (bot !== null || this.passes(seat, decision)) {
        if (!shown && !this.secret) continue;
        const name = `move ${seat} ${question}`;
        moving.add(name);
        if (!this.timers.has(name)) this.timers.set(name, this.delay(bot !== null), () => this.moveFor(seat, question));
      } else if (shown && !(this.secret && state.settings.pokerFace)) asked.push({ seat, question, decision });
    }
    this.timers.keepOnly('move ', moving);
    if (!state.paused) this.clocks.ask(asked, (seat) => this.bankOf(seat), table.house.now());
    const next = this.clocks.next();
    if (next)
      this.timers.set('clock', next.at - table.house.now(), () => void this.giveDefault(next.seat, next.question));
    else this.timers.clear('clock');
  }

  /** Bots take a moment that has nothing to do with what they hold. Where nobody sees that they are asked they need none. */
  private delay(bot: boolean): number {
    const { botDelay } = this.table.house.config;
    if (!bot || (this.secret && this.table.state.settings.pokerFace) || botDelay.max === 0) return 0;
    return botDelay.min + randomInt(botDelay.max - botDelay.min + 1);
  }

  private moveFor(seat: Seat, question: number): void {
    const { table } = this;
    const choose: Choose = (engine) => {
      const d = engine.question(seat);
      if (!d || engine.questionNumber(d) !== question) throw new Refused('other-question', 'That question is gone.');
      const { bot } = table.state.seats[seat];
      if (bot === null) return { a: this.passes(seat, d) ? 'pass' : never() };
      return this.botMove(engine, seat, d, question);
    };
    this.move(seat, choose).catch((error: unknown) => this.failed(error));
  }

  private botMove(engine: Engine, seat: Seat, d: Decision, question: number): Move {
    try {
      const bot = this.botAt(seat);
      const seen = engine.seen(seat);
      if (bot.raise && this.raisedAt !== question) {
        const keys = engine.raisable(seat);
        const key = keys.length > 0 ? bot.raise(seen, keys) : null;
        this.raisedAt = question;
        if (key !== null && keys.includes(key)) return { raise: key };
      }
      return { a: bot.answer(seen, d) };
    } catch (error) {
      // A bot that fails must not stop the table.
      this.table.fault(error);
      return { a: fallbackAnswer(d) };
    }
  }

  private botAt(seat: Seat): Bot {
    const { kind, state } = this.table;
    const which = state.seats[seat].bot ?? 'rookie';
    const name = `${seat} ${which}`;
    let bot = this.bots.get(name);
    if (!bot) this.bots.set(name, (bot = kind.bot(which, `${state.start?.seed} ${name}`)));
    return bot;
  }

  /** The clock's answer. True when the question is gone, by this or otherwise. */
  private async giveDefault(seat: Seat, question?: number): Promise<boolean> {
    const choose: Choose = (engine) => {
      const d = engine.question(seat);
      if (!d || (question !== undefined && engine.questionNumber(d) !== question))
        throw new Refused('other-question', 'That question is gone.');
      return { a: fallbackAnswer(d) };
    };
    try {
      await this.move(seat, choose);
      return true;
    } catch (error) {
      this.failed(error);
      return error instanceof Refused && error.code !== 'unavailable' && error.code !== 'conflict';
    }
  }

  private failed(error: unknown): void {
    this.table.fault(error);
    // The storage was away: try again.
    if (error instanceof Refused && (error.code === 'unavailable' || error.code === 'conflict') && !this.table.disposed)
      this.timers.set('retry', 1_000, () => this.schedule());
  }

  bankOf(seat: Seat): number | null {
    const { settings, spent, seats } = this.table.state;
    if (settings.clocks.bank === null || !seats[seat].owner) return null;
    return Math.max(0, settings.clocks.bank * 1000 - spent[seat]);
  }
  clockInfo(seat: Seat | null): ReturnType<Clocks['info']> {
    const all = this.clocks.info((s) => this.bankOf(s), this.table.state.seats.length);
    const own = seat === null ? null : this.face.secretDeadline(seat);
    return own === null || seat === null
      ? all
      : [...all.filter((c) => c.seat !== seat), { seat, deadline: own, bank: this.bankOf(seat) }];
  }

  busy(): boolean {
    return this.timers.size > 0;
  }
  stop(): void {
    this.timers.clearAll();
  }
}

function engineOf(table: LiveTable): Engine {
  if (!table.engine) throw new Refused('wrong-state', 'The game has not begun.');
  return table.engine;
}

const make = (engine: Engine, seat: Seat, move: Move): Refusal | null =>
  'raise' in move ? engine.raise(seat, move.raise) : engine.answer(seat, move.a);

/** The kernel says whom it waits for; at a table that is nobody's business. */
function refused({ reason, message }: Refusal): Refused {
  const code: ErrorCode = reason === 'table-broken' ? 'frozen' : reason;
  return new Refused(code, reason === 'not-asked' ? 'You are not being asked.' : message);
}

function never(): never {
  throw new Refused('other-question', 'That question is gone.');
}
