import {
  answer,
  chain,
  clearNews,
  fallbackAnswer,
  hasOptions,
  questionFor,
  raisable,
  waitingFor,
  type Answer,
  type Decision,
  type Game,
  type GameEvent,
  type Seat,
  type Table,
  type View,
} from '@parley/kernel';
import { watchStep } from '@parley/kernel/testing';
import { Expected, isAbout, type About } from './offers.ts';

export type AnswerOrRule = Answer | ((d: Decision) => Answer);

/** How a test has a question answered when it comes up. */
export interface Plan {
  readonly who: Seat;
  readonly tag: string;
  readonly reply: AnswerOrRule;
  readonly text: string;
  /** Only a question about this fits: whose power, which card. */
  readonly about: About;
  /** Its place among all that was planned. */
  readonly n: number;
}

const isTexts = (a: Answer): a is readonly string[] => Array.isArray(a);

/** What a game says about its questions, for tests. */
export interface Meanings<S> {
  /** An option in words: the card behind a use, the name behind a player. */
  meaning(g: Game<S>, option: string): string;
  /** What a question offers to use: the texts of a window, in words. */
  offers(d: Decision, meaning: (option: string) => string): readonly string[];
}

/** A scenario in progress: the table, what is planned, and what has happened so far. Plays on by answering whatever is asked. */
export class Running<S, V extends View = View> {
  readonly table: Table<S, V>;
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly meanings: Meanings<S>;
  readonly plans: Plan[] = [];
  readonly expected = new Expected();
  /** Plans and passes so far. */
  planned = 0;
  readonly story: string[] = [];
  readonly events: GameEvent[] = [];

  constructor(table: Table<S, V>, names: readonly string[], meanings: Meanings<S>) {
    this.table = table;
    this.names = names;
    this.meanings = meanings;
    this.collect();
  }

  get g(): Game<S> {
    return this.table.game;
  }

  seat(name: string): Seat {
    const seat = this.names.indexOf(name);
    if (seat < 0) throw this.failure(`nobody plays ${name}`);
    return seat;
  }

  failure(message: string): Error {
    return new Error(`${message}\n\n${this.tell()}`);
  }

  tell(): string {
    const waiting = this.table.pending.map((p) => `${this.names[p.decision.seat]} is asked ${this.name(p.decision)}`);
    return [...this.story, ...waiting].join('\n');
  }

  name(d: Decision): string {
    const options = hasOptions(d) ? ` [${d.options.map((o) => this.meaning(o)).join(', ')}]` : '';
    return `${d.tag}${d.data?.at ? ` at ${JSON.stringify(d.data.at)}` : ''}${options} (${d.from})`;
  }

  meaning(option: string): string {
    return this.meanings.meaning(this.g, option);
  }

  collect(): void {
    for (const e of this.g.events) {
      this.events.push(e);
      const why = chain(e.why).map((c) => `${c.kind} ${c.id}${c.by === undefined ? '' : ` of ${this.names[c.by]}`}`);
      this.story.push(`${e.type} ${JSON.stringify(e.data)}${why.length > 0 ? ` because of ${why.join(', because of ')}` : ''}`);
    }
    clearNews(this.g);
  }

  give(d: Decision, a: Answer): void {
    this.story.push(`> ${this.names[d.seat]} answers ${d.tag}: ${JSON.stringify(a)}`);
    const refusal = this.checked(() => answer(this.table, d.seat, a));
    if (refusal) throw this.failure(`${this.names[d.seat]} cannot answer ${this.name(d)} with ${JSON.stringify(a)}: ${refusal.message}`);
  }

  /** Does something at the table, after which everything must be in order. */
  checked<T>(does: () => T): T {
    const watch = watchStep(this.table);
    // A test has changed something by hand, and nothing has come to rest since.
    const restless = this.g.k.unsettled;
    const done = does();
    let fault: unknown = null;
    try {
      if (!restless) watch.check();
    } catch (error) {
      fault = error;
    }
    this.collect();
    if (fault instanceof Error) throw this.failure(fault.message);
    return done;
  }

  open(): Decision[] {
    return waitingFor(this.table).flatMap((seat) => questionFor(this.table, seat) ?? []);
  }

  /** Translates meanings into option ids: what things are called. */
  translate(d: Decision, a: Answer): Answer {
    if (!hasOptions(d)) return a;
    const one = (x: string): string => (d.options.includes(x) ? x : (d.options.find((o) => this.meaning(o) === x) ?? x));
    if (typeof a === 'string') return one(a);
    if (!isTexts(a)) return a;
    const left = [...d.options];
    return a.map((x) => {
      const found = left.includes(x) ? x : left.find((o) => this.meaning(o) === x);
      if (found !== undefined) left.splice(left.indexOf(found), 1);
      return found ?? x;
    });
  }

  /** Answers one open question, by plan if there is one. False when nobody is asked. */
  stepOnce(): boolean {
    const open = this.open();
    if (open.length === 0) return false;
    for (const d of open) this.checkOffers(d);
    this.checkRaisable();
    for (const d of open) {
      const i = this.plans.findIndex((p) => p.who === d.seat && p.tag === d.tag && this.fits(d, p));
      if (i < 0) continue;
      const [plan] = this.plans.splice(i, 1);
      const reply = typeof plan.reply === 'function' ? plan.reply(d) : plan.reply;
      this.reply(d, this.translate(d, reply));
      return true;
    }
    this.reply(open[0], fallbackAnswer(open[0]));
    return true;
  }

  /** Gives an answer and counts what was passed with it. */
  reply(d: Decision, a: Answer): void {
    const offered = this.offered(d);
    if (offered.length > 0) {
      const used = typeof a === 'string' ? this.meaning(a) : offered[0];
      this.expected.answered(d, offered, a === 'pass' || a === false ? null : used);
    }
    this.give(d, a);
  }

  offered(d: Decision): readonly string[] {
    return this.meanings.offers(d, (option) => this.meaning(option));
  }

  /** Fails on an offer that should not have come. */
  checkOffers(d: Decision): void {
    for (const what of this.offered(d)) {
      const planned = this.plans.some((p) => p.who === d.seat && p.tag === d.tag && this.isPlanOf(d, p, what));
      const why = this.expected.objection(d, what, planned);
      if (why === null) continue;
      const { at, ...facts } = d.data ?? {};
      const about = Object.entries(facts).map(([fact, value]) => `${fact} ${JSON.stringify(value)}`);
      const more = about.length > 0 ? ` (${about.join(', ')})` : '';
      const where = typeof at === 'string' ? `at ${at}${more}` : 'on a use of the power';
      throw this.failure(`${this.names[d.seat]} is offered ${what} ${where}, ${why}`);
    }
  }

  /** What is never offered, wherever that may be, cannot be raised either. */
  checkRaisable(): void {
    for (const { who, what, about } of this.expected.never)
      if (Object.keys(about).length === 0 && raisable(this.table, who).some((key) => this.meaning(key) === what))
        throw this.failure(`${this.names[who]} could raise ${what}, and never should`);
  }

  /** Does this plan know of the offer? A rule, and a pass that was planned outright, know of all that is offered with it. */
  isPlanOf(d: Decision, p: Plan, what: string): boolean {
    if (!isAbout(d, p.about)) return false;
    return d.tag !== 'use' || typeof p.reply !== 'string' || p.reply === 'pass' || this.meaning(p.reply) === what;
  }

  /** A planned use fits only a window that offers it, after the passes that were planned before it. */
  fits(d: Decision, p: Plan): boolean {
    if (!isAbout(d, p.about)) return false;
    // Accepting waits for an offer that can be accepted.
    if (d.kind === 'bargain' && typeof p.reply === 'object' && 'do' in p.reply && p.reply.do === 'accept') return d.acceptable;
    const [first] = this.offered(d);
    if (d.tag !== 'use' && first !== undefined && this.isPassedFirst(d, first, p)) return false;
    if (d.tag !== 'use' || typeof p.reply !== 'string' || !hasOptions(d)) return true;
    if (this.isPassedFirst(d, this.meaning(p.reply), p)) return false;
    return d.options.some((o) => this.meaning(o) === p.reply || o === p.reply);
  }

  isPassedFirst(d: Decision, what: string, p: Plan): boolean {
    const pass = this.expected.passFor(d, what);
    return pass !== undefined && pass.n < p.n;
  }

  runUntil(done: () => boolean, what: string): void {
    this.runUntilFound(() => done() || undefined, what);
  }

  /** Plays on until there is what is looked for, and returns it. */
  runUntilFound<T>(find: () => T | undefined, what: string): T {
    for (let i = 0; i < 5000; i++) {
      const found = find();
      if (found !== undefined) return found;
      if (!this.stepOnce()) break;
    }
    const found = find();
    if (found === undefined) throw this.failure(`the game never came to ${what}`);
    return found;
  }
}
