import { randomInt } from 'node:crypto';
import type { Bot } from '@parley/kernel/players';
import { fallbackAnswer, whyIllegal, type Decision, type GameEvent, type Seat } from '@parley/kernel';
import { Refused } from '../context/errors.ts';
import type { Engine } from '../game/engine.ts';
import type { ClockInfo } from '../protocol/index.ts';
import { Clocks, type Asked } from './clocks.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Choose, Move } from '../table/pipeline.ts';
import { paceOf } from './bot-pace.ts';
import { isPerson } from '../journal/state.ts';
import { ASK_ALL, passesHere, type Stops } from './stops.ts';
import type { Timers } from './timers.ts';

const RETRY = 1_000;

/** Those who move without a person: bots, passes that somebody has ordered, and the clock. */
export class AutoPlayers {
  private readonly table: LiveTable;
  private readonly timers: Timers;
  private clocks: Clocks;
  private readonly stops = new Map<Seat, Stops>();
  private readonly bots = new Map<string, Bot>();
  /** The question at which a bot has raised something: once is enough. */
  private raisedAt = -1;

  constructor(table: LiveTable, timers: Timers) {
    this.table = table;
    this.timers = timers;
    this.clocks = new Clocks(table.state.settings.clocks);
  }

  /** Sets the timers by what is asked now. */
  schedule(): void {
    const { table } = this;
    const { engine, state, disclosure } = table;
    if (!engine || table.disposed) return;
    const asked: Asked[] = [];
    const moving = new Set<string>();
    for (const seat of state.paused ? [] : disclosure.waiting()) {
      const decision = engine.question(seat);
      if (!decision) continue;
      const question = engine.questionNumber(decision);
      const { bot } = state.seats[seat];
      const shown = disclosure.policy.shows(seat, decision);
      if (bot !== null || this.passes(seat, decision)) {
        if (!shown && !disclosure.asksInSecret) continue;
        const name = `move ${seat} ${question}`;
        moving.add(name);
        if (!this.timers.has(name)) this.timers.set(name, this.delay(bot, decision), () => this.moveFor(seat, question));
      } else if (shown && !disclosure.asksInSecret) asked.push({ seat, question, decision });
    }
    this.timers.keepOnly('move ', moving);
    if (!state.paused) this.clocks.ask(asked, (seat) => this.bankOf(seat), table.context.now());
    const next = this.clocks.next();
    if (next) this.timers.set('clock', next.at - table.context.now(), () => void this.giveDefault(next.seat, next.question));
    else this.timers.clear('clock');
  }

  restarted(): void {
    this.clocks = new Clocks(this.table.state.settings.clocks);
    if (this.table.state.paused) this.pause(true);
  }
  pause(on: boolean): void {
    this.clocks.pause(on, this.table.context.now());
  }

  // --------------------------------------------------------------------------------------------------------------- bots

  /** Bots take a moment that has nothing to do with what they hold. Where nobody sees that they are asked they need none. */
  private delay(bot: string | null, d: Decision): number {
    const { botDelay } = this.table.context.config;
    if (bot === null || this.table.disclosure.asksInSecret || botDelay.max === 0) return 0;
    const time = botDelay.min + randomInt(botDelay.max - botDelay.min + 1);
    return time * paceOf(d, (seat) => isPerson(this.table.state.seats[seat]));
  }

  private moveFor(seat: Seat, question: number): void {
    const choose: Choose = (engine) => {
      const d = this.sameQuestion(engine, seat, question);
      if (this.table.state.seats[seat].bot !== null) return this.botMove(engine, seat, d, question);
      if (this.passes(seat, d)) return { a: 'pass' };
      throw gone();
    };
    this.table.pipeline.move(seat, choose).catch((error: unknown) => {
      this.failed(error);
      // It may not raise that now: then it answers.
      if (error instanceof Refused && error.code === 'cannot-raise') this.schedule();
    });
  }

  private botMove(engine: Engine, seat: Seat, d: Decision, question: number): Move {
    try {
      const bot = this.botAt(seat);
      const seen = engine.seen(seat);
      if (bot.raise && this.raisedAt !== question) {
        this.raisedAt = question;
        const keys = engine.raisable(seat);
        const key = keys.length > 0 ? bot.raise(seen, keys) : null;
        if (key !== null && keys.includes(key)) return { raise: key };
      }
      const a = bot.answer(seen, d);
      return { a: whyIllegal(d, a) === null ? a : fallbackAnswer(d) };
    } catch (error) {
      // A bot that fails must not stop the table.
      this.table.fault(error);
      return { a: fallbackAnswer(d) };
    }
  }

  private botAt(seat: Seat): Bot {
    const { game, state } = this.table;
    const which = state.seats[seat].bot ?? game.usualBot;
    const name = `${seat} ${which}`;
    let bot = this.bots.get(name);
    if (!bot) this.bots.set(name, (bot = game.bot(which, `${state.start?.seed} ${name}`)));
    return bot;
  }

  // -------------------------------------------------------------------------------------------------------------- passes

  setStops(seat: Seat, stops: Stops): void {
    this.stops.set(seat, stops);
    this.table.refresh();
  }
  passes(seat: Seat, d: Decision): boolean {
    return passesHere(this.stops.get(seat) ?? ASK_ALL, d);
  }
  asksPerson(seat: Seat): boolean {
    const d = this.table.engine?.question(seat) ?? null;
    return d !== null && isPerson(this.table.state.seats[seat]) && !this.passes(seat, d);
  }
  /** Whoever passes until something happens is asked again once it has. */
  somethingShown(events: readonly GameEvent[]): void {
    for (const [seat, stops] of this.stops) {
      const over = stops.passUntil === 'turn' ? this.table.game.isNewTurn(events) : events.length > 0;
      if (stops.passUntil !== null && over) this.stops.set(seat, { ...stops, passUntil: null });
    }
  }

  // -------------------------------------------------------------------------------------------------------------- clocks

  /** The clock's answer. True when the question is gone, by this or otherwise. */
  async giveDefault(seat: Seat, question: number): Promise<boolean> {
    try {
      await this.table.pipeline.move(seat, (engine) => ({ a: fallbackAnswer(this.sameQuestion(engine, seat, question)) }));
      return true;
    } catch (error) {
      this.failed(error);
      return error instanceof Refused && error.code !== 'unavailable' && error.code !== 'conflict';
    }
  }

  private sameQuestion(engine: Engine, seat: Seat, question: number): Decision {
    const d = engine.question(seat);
    if (!d || engine.questionNumber(d) !== question) throw gone();
    return d;
  }

  private failed(error: unknown): void {
    const { table } = this;
    table.fault(error);
    // The storage was away: try again.
    if (error instanceof Refused && (error.code === 'unavailable' || error.code === 'conflict') && !table.disposed)
      this.timers.set('retry', RETRY, () => this.schedule());
  }

  /** What a move made now takes from the seat's bank. */
  spend(seat: Seat): number {
    return this.clocks.spend(seat, this.table.context.now());
  }
  private bankOf(seat: Seat): number | null {
    const { settings, spent, seats } = this.table.state;
    if (settings.clocks.bank === null || !seats[seat].owner) return null;
    return Math.max(0, settings.clocks.bank * 1000 - spent[seat]);
  }
  /** The clocks as a seat may see them: its own secret deadline is nobody else's business. */
  clocksFor(seat: Seat | null): ClockInfo[] {
    const all = this.clocks.info((s) => this.bankOf(s), this.table.state.seats.length);
    const deadline = seat === null ? null : this.table.disclosure.policy.secretDeadline(seat);
    if (deadline === null || seat === null) return all;
    return [...all.filter((c) => c.seat !== seat), { seat, deadline, bank: this.bankOf(seat) }];
  }
}

const gone = (): Refused => new Refused('other-question', 'That question is gone.');
