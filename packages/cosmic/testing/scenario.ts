import {
  answer,
  chain,
  clearNews,
  fallbackAnswer,
  hasOptions,
  openTable,
  questionFor,
  raisable,
  raise,
  recordOf,
  restore,
  viewOf,
  waitingFor,
  type Answer,
  type Decision,
  type GameEvent,
  type Table,
  type View,
} from '@parley/kernel';
import type { CosmicView } from '../view/cosmic-view.ts';
import { watchStep } from '@parley/kernel/testing';
import { cosmic } from '../cosmic.ts';
import { faceOfAsset } from '../rules/board/assets.ts';
import { colonies, colonyScore, foreignColonies, placeNamed, shipsAt } from '../rules/board/places.ts';
import { cardKey, handOf } from '../rules/cards/zones.ts';
import type { Position } from '../rules/options/options.ts';
import { sheetOf } from '../rules/powers/sheets.ts';
import { enc, inEncounter, type ColourName, type Encounter, type Player, type Sheet, type State } from '../rules/state/state.ts';
import { Expected, isAbout, type About } from '@parley/kit/testing';
import { offersIn } from './offers.ts';
import { clauseOf, faceIds, faceOf, goodIds, optionIds, type ReadClause, type ReadGood } from '../ids/index.ts';

type AnswerOrRule = Answer | ((d: Decision) => Answer);

interface Plan {
  readonly who: Player;
  readonly tag: string;
  readonly reply: AnswerOrRule;
  readonly text: string;
  /** Only a question about this fits: whose power, which card. */
  readonly about: About;
  /** Its place among all that was planned. */
  readonly n: number;
}

export interface ScenarioOptions extends Position {
  readonly seed?: string;
  /** Further table options: planets, house rules and the like. */
  readonly options?: { readonly [key: string]: unknown };
  /** Every offer to everybody, or to these colours, is planned or passed by the test: see `strict` below. */
  readonly strict?: true | readonly string[];
}

/**
 * A board in three lines, answers by meaning. What a test does not care about is answered modestly: effects are passed,
 * nobody is invited, the first legal choice is taken. What it plans must come up, or the test fails with the whole story.
 */
export function scenario(seats: { readonly [colour: string]: string | null }, position: ScenarioOptions = {}) {
  const { seed = 'scenario', options = {}, strict = [], ...rest } = position;
  const colours = Object.keys(seats);
  const table = openTable(
    cosmic,
    { ...options, seats: colours.map((colour) => seatOf(colour, seats[colour])), position: { bare: true, ...rest } },
    seed,
    { listen: true },
  );
  const t = new Proxied(table, colours).api();
  if (strict === true || strict.length > 0) t.strict(...(strict === true ? [] : strict));
  return t;
}

/** A seat with its alien, or with two of them: 'macron+tripler'. */
function seatOf(colour: string, aliens: string | null) {
  const [alien = null, second] = aliens?.split('+') ?? [];
  return { colour, alien, ...(second === undefined ? {} : { second }) };
}

export type Scenario = ReturnType<typeof scenario>;

/** Keeps the running parts of a scenario together. */
class Proxied {
  readonly table: Table<State, CosmicView>;
  readonly colours: readonly string[];
  readonly plans: Plan[] = [];
  readonly expected = new Expected();
  /** Plans and passes so far. */
  planned = 0;
  readonly story: string[] = [];
  readonly events: GameEvent[] = [];
  /** The encounter in which a test last answered a question itself, or -1. */
  answeredIn = -1;

  constructor(table: Table<State, CosmicView>, colours: readonly string[]) {
    this.table = table;
    this.colours = colours;
    this.collect();
  }

  get g() {
    return this.table.game;
  }

  seat(colour: string): Player {
    const p = this.colours.indexOf(colour);
    if (p < 0) throw this.failure(`nobody plays ${colour}`);
    return p;
  }

  failure(message: string): Error {
    return new Error(`${message}\n\n${this.tell()}`);
  }

  tell(): string {
    const waiting = this.table.pending.map((p) => `${this.colours[p.decision.seat]} is asked ${this.name(p.decision)}`);
    return [...this.story, ...waiting].join('\n');
  }

  name(d: Decision): string {
    const options = hasOptions(d) ? ` [${d.options.map((o) => this.meaning(o)).join(', ')}]` : '';
    return `${d.tag}${d.data?.at ? ` at ${JSON.stringify(d.data.at)}` : ''}${options} (${d.from})`;
  }

  /** An option in words: the alien or card behind a use, the colour behind a player. */
  meaning(option: string): string {
    const said = optionIds.find(option);
    switch (said?.kind) {
      case 'asset':
        return faceOfAsset(this.g, this.g.s.assets[said.asset]);
      case 'deed':
        return `${said.deed} ${faceIds.as('tech', faceOfAsset(this.g, this.g.s.assets[said.asset])).tech}`;
      case 'player':
        return this.colours[said.seat];
      case 'card':
        return said.face;
      case 'clause':
        return this.printedOn(said) ?? option;
      default:
        return option;
    }
  }

  /** What carries a clause: the alien, the face, the kind of lingering effect. */
  printedOn({ on, n }: ReadClause): string | undefined {
    switch (on) {
      case 'sheet':
        return this.g.s.sheets[n].alien;
      case 'card':
        return this.g.s.face[n];
      case 'asset':
        return faceOfAsset(this.g, this.g.s.assets[n]);
      case 'linger':
        return this.g.k.lingering.find((e) => e.id === n)?.kind;
    }
  }

  collect(): void {
    for (const e of this.g.events) {
      this.events.push(e);
      const why = chain(e.why).map((c) => `${c.kind} ${c.id}${c.by === undefined ? '' : ` of ${this.colours[c.by]}`}`);
      this.story.push(`${e.type} ${JSON.stringify(e.data)}${why.length > 0 ? ` because of ${why.join(', because of ')}` : ''}`);
    }
    clearNews(this.g);
  }

  give(d: Decision, a: Answer): void {
    this.story.push(`> ${this.colours[d.seat]} answers ${d.tag}: ${JSON.stringify(a)}`);
    const refusal = this.checked(() => answer(this.table, d.seat, a));
    if (refusal) throw this.failure(`${this.colours[d.seat]} cannot answer ${this.name(d)} with ${JSON.stringify(a)}: ${refusal.message}`);
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

  /** Translates meanings into option ids: colours, faces of cards, names of aliens. */
  translate(d: Decision, a: Answer): Answer {
    if (!hasOptions(d)) return a;
    const one = (x: string): string => (d.options.includes(x) ? x : (d.options.find((o) => this.meaning(o) === x) ?? x));
    if (typeof a === 'string') return one(a);
    if (!Array.isArray(a)) return a;
    const left = [...d.options];
    return (a as readonly string[]).map((x) => {
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

  offered(d: Decision): string[] {
    return offersIn(d, (option) => this.meaning(option));
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
      throw this.failure(`${this.colours[d.seat]} is offered ${what} ${where}, ${why}`);
    }
  }

  /** What is never offered, wherever that may be, cannot be raised either. */
  checkRaisable(): void {
    for (const { who, what, about } of this.expected.never)
      if (Object.keys(about).length === 0 && raisable(this.table, who).some((key) => this.meaning(key) === what))
        throw this.failure(`${this.colours[who]} could raise ${what}, and never should`);
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
    if (d.tag === 'super' && this.isPassedFirst(d, this.offered(d)[0], p)) return false;
    if (d.tag !== 'use' || typeof p.reply !== 'string' || !hasOptions(d)) return true;
    if (this.isPassedFirst(d, this.meaning(p.reply), p)) return false;
    return d.options.some((o) => this.meaning(o) === p.reply || o === p.reply);
  }

  isPassedFirst(d: Decision, what: string, p: Plan): boolean {
    const pass = this.expected.passFor(d, what);
    return pass !== undefined && pass.n < p.n;
  }

  runUntil(done: () => boolean, what: string): void {
    this.answeredIn = -1;
    for (let i = 0; i < 5000; i++) {
      if (done()) return;
      if (!this.stepOnce()) break;
    }
    if (!done()) throw this.failure(`the game never came to ${what}`);
  }

  api() {
    const plan = (colour: string, tag: string, reply: AnswerOrRule, about: About = {}): void => {
      const text = `${colour} answers ${tag} with ${JSON.stringify(reply) ?? 'a rule'}`;
      this.plans.push({ who: this.seat(colour), tag, reply, text, about, n: this.planned++ });
    };
    const place = (name: string): number => {
      const at = placeNamed(this.g, name);
      if (at < 0) throw this.failure(`there is no place ${name}`);
      return at;
    };
    const find = (colour: string, tag: string): Decision | undefined =>
      this.open().find((d) => d.seat === this.seat(colour) && d.tag === tag);
    const toTheEnd = (): void => {
      const { answeredIn } = this;
      // Game Setup texts may ask before the first encounter.
      this.runUntil(() => this.table.over || inEncounter(this.g), 'an encounter');
      // An answer may have ended the encounter it was given in, and the next one has begun: that one is not played.
      const now = inEncounter(this.g) ? this.g.s.encounters[0].id : this.g.s.encounterCount;
      const id = answeredIn >= 0 ? answeredIn : now;
      const over = (): boolean => this.table.over || !inEncounter(this.g) || this.g.s.encounters[0].id !== id;
      this.runUntil(over, 'the end of the encounter');
      api.done();
    };
    const api = {
      table: this.table,
      get state(): State {
        return this.owner.g.s;
      },
      owner: this as Proxied,
      seat: (colour: string): Player => this.seat(colour),

      /** Plans: consumed when the question comes up, in whatever order questions come. */
      plan,
      aim: (colour: string, planet: string): void => plan(colour, 'launch.aim', planet),
      send: (colour: string, ships: { readonly [place: string]: number }): void => plan(colour, 'launch.ships', ships),
      invite: (colour: string, ...guests: string[]): void => plan(colour, 'alliance.invite', guests),
      /** Joins a side with these ships. */
      ally: (colour: string, side: 'offense' | 'defense' | 'both', ships: { readonly [place: string]: number }): void => {
        plan(colour, 'alliance.answer', side);
        plan(colour, 'alliance.ships', ships);
      },
      select: (colour: string, face: string): void => plan(colour, 'planning.select', face),
      /** Uses a power (by the alien's id) or plays a card (by its face) at the first window that offers it and is about this. */
      use: (colour: string, what: string, about: About = {}): void => plan(colour, 'use', what, about),
      /**
       * Expects that this power or card is offered, and passes: once, or this many times (each question that offers it counts; with
       * Infinity however often it comes). A super flare on a use counts as the card. Passes and uses of one thing come in the order in which they were planned.
       */
      pass: (colour: string, what: string, times = 1, about: About = {}): void => {
        const text = `${colour} passes ${what}${times === 1 ? '' : ` ${times} times`}`;
        const who = this.seat(colour);
        this.expected.passes.push({ who, what, about, text, n: this.planned++, times, passed: 0, beside: false });
      },
      /** From now on every offer of a power or card to these players (to all, if none is named) is one that the test plans or passes. */
      strict: (...players: string[]): void => {
        for (const colour of players.length > 0 ? players : this.colours) this.expected.strict.add(this.seat(colour));
      },
      /** Plays a Cosmic Zap on this alien's next use. */
      zap: (colour: string, alien: string): void => plan(colour, 'use', 'cosmic-zap', { alien }),
      /** Plays a Card Zap on this card. */
      cardZap: (colour: string, card: string): void => plan(colour, 'use', 'card-zap', { card }),
      /** Says yes or no to playing the super flare on a use of the power. */
      boost: (colour: string, yes = true): void => plan(colour, 'super', yes),
      /**
       * Offers a deal: what each party gives. Cards by face, 'random', 'any*2', 'highest-attack', 'colony blue/2',
       * 'terms zombie.free*3'; between more than two parties with the receiver: 'negotiate > blue'.
       */
      offer: (colour: string, gives: { readonly [giver: string]: readonly string[] }, tag = 'deal'): void => {
        plan(colour, tag, (d) => ({ do: 'offer', gives: this.goods(d, gives) }));
      },
      accept: (colour: string, tag = 'deal'): void => plan(colour, tag, { do: 'accept' }),
      leave: (colour: string, tag = 'deal'): void => plan(colour, tag, { do: 'leave' }),
      raise: (colour: string, what: string): void => {
        // One of several things a text allows is named with it: 'flare:filch ship'.
        const part = (k: string): string => `${this.meaning(k)} ${clauseOf(k)?.clause ?? ''}`;
        const key = raisable(this.table, this.seat(colour)).find((k) => this.meaning(k) === what || part(k) === what);
        if (key === undefined) throw this.failure(`${colour} cannot raise ${what} now`);
        const refusal = this.checked(() => raise(this.table, this.seat(colour), key));
        if (refusal) throw this.failure(refusal.message);
      },
      canRaise: (colour: string): string[] => raisable(this.table, this.seat(colour)).map((k) => this.meaning(k)),

      /** Plays on until this question is open, and returns it. */
      until: (colour: string, tag: string): Decision => {
        this.runUntil(() => find(colour, tag) !== undefined, `${colour} being asked ${tag}`);
        return find(colour, tag) as Decision;
      },
      /**
       * Plays on until this player is offered this power or card, and returns everything that is offered. What comes in a later encounter
       * is too late, unless the test says so.
       */
      untilOffered: (colour: string, what: string, when: 'this encounter' | 'later' = 'this encounter'): string[] => {
        const offered = (): string[] => {
          const d = find(colour, 'use');
          return d && hasOptions(d) ? d.options.map((o) => this.meaning(o)) : [];
        };
        const id = inEncounter(this.g) ? this.g.s.encounters[0].id : -1;
        const isOver = (): boolean => id >= 0 && inEncounter(this.g) && this.g.s.encounters[0].id !== id;
        this.runUntil(() => {
          if (when === 'this encounter' && isOver()) throw this.failure(`the encounter ended without ${colour} being offered ${what}`);
          return offered().includes(what);
        }, `${colour} being offered ${what}`);
        return offered();
      },
      /** What the open question of this player offers, in words. */
      options: (colour: string): string[] => {
        const d = questionFor(this.table, this.seat(colour));
        if (!d) throw this.failure(`${colour} is not asked`);
        return hasOptions(d) ? d.options.map((o) => this.meaning(o)) : d.kind === 'spread' ? d.places.map((x) => x.id) : [];
      },
      question: (colour: string): Decision | null => questionFor(this.table, this.seat(colour)),
      asked: (): string[] => this.open().map((d) => `${this.colours[d.seat]} ${d.tag}`),
      answer: (colour: string, a: Answer): void => {
        const d = questionFor(this.table, this.seat(colour));
        if (!d) throw this.failure(`${colour} is not asked`);
        this.answeredIn = inEncounter(this.g) ? this.g.s.encounters[0].id : -1;
        this.give(d, this.translate(d, a));
      },
      /** Plays on to the end of the encounter (or of the game). Every plan must have come up. */
      run: toTheEnd,
      /** Plays on to the end of the encounter like `run`, and fails if from here on this power or card (about this) is offered or could be raised. */
      neverOffered: (colour: string, what: string, about: About = {}): void => {
        const ban = { who: this.seat(colour), what, about };
        this.expected.never.push(ban);
        try {
          toTheEnd();
        } finally {
          this.expected.never.splice(this.expected.never.indexOf(ban), 1);
        }
      },
      /** Plays on until the encounter reaches this phase. */
      runTo: (phase: Encounter['phase']): void => this.runUntil(() => inEncounter(this.g) && enc(this.g).phase === phase, phase),
      /** Plays whole encounters until this is true. */
      runWhile: (going: () => boolean): void => this.runUntil(() => !going(), 'the awaited moment'),
      done: (): void => {
        const missing = [...this.plans.map((p) => p.text), ...this.expected.missing()];
        if (missing.length > 0) throw this.failure(`planned but never asked: ${missing.join('; ')}`);
      },

      ships: (colour: string, at: string): number => shipsAt(this.g, this.seat(colour), place(at)),
      warp: (colour: string): number => shipsAt(this.g, this.seat(colour), 0),
      out: (colour: string): number => shipsAt(this.g, this.seat(colour), 3),
      colonies: (colour: string): number => colonies(this.g, this.seat(colour)).length,
      foreign: (colour: string): number => foreignColonies(this.g, this.seat(colour)).length,
      score: (colour: string): number => colonyScore(this.g, this.seat(colour)),
      hand: (colour: string): string[] =>
        handOf(this.g, this.seat(colour))
          .map((c) => this.g.s.face[c])
          .sort(),
      handKeys: (colour: string): string[] => handOf(this.g, this.seat(colour)).map((c) => cardKey(this.g, c)),
      pile: (zone: number): string[] => this.g.s.cards.in[zone].map((c) => this.g.s.face[c]),
      sheet: (alien: string): Sheet => {
        const s = sheetOf(this.g, alien);
        if (!s) throw this.failure(`nobody plays ${alien}`);
        return s;
      },
      encounter: (): Encounter => enc(this.g),
      view: (colour: string | null): View => viewOf(this.g, colour === null ? null : this.seat(colour)),
      winners: (): string[] => (this.g.s.winners ?? []).map((p) => this.colours[p]),
      over: (): boolean => this.table.over,
      turn: (): ColourName => this.colours[this.g.s.turn.owner] as ColourName,
      /** All events of a type so far, with their public data. */
      events: (type: string): GameEvent['data'][] => this.events.filter((e) => e.type === type).map((e) => e.data),
      /** Why the last event of a type happened: causes from the nearest to the farthest. */
      why: (type: string): string[] => {
        const e = this.events.findLast((x) => x.type === type);
        return e ? chain(e.why).map((c) => `${c.kind}:${c.id}`) : [];
      },
      story: (): string => this.tell(),
      /** The same position after a restore from the log. */
      restored: () => restore(cosmic, recordOf(this.table)),
    };
    return api;
  }

  /** What a test may call a good: 'attack-08', 'any', 'colony blue/2', 'terms zombie.free'. */
  goodNames(good: ReadGood): string[] {
    switch (good.kind) {
      case 'card':
        return [good.card, faceOf(good.card)];
      case 'face':
        return [good.face];
      case 'cards':
        return [good.which];
      case 'colony':
        return [`colony ${good.planet}`];
      case 'terms':
        return [`terms ${good.terms}`];
      case 'asset':
        return [faceOfAsset(this.g, this.g.s.assets[good.asset])];
    }
  }

  goods(d: Decision, gives: { readonly [giver: string]: readonly string[] }): { [good: string]: number } {
    if (d.kind !== 'bargain') throw this.failure('no deal is open');
    const out: { [good: string]: number } = {};
    for (const [giver, things] of Object.entries(gives))
      for (const thing of things) {
        const [good, receiver] = thing.split(' > ');
        const [what, n = '1'] = good.split('*');
        const from = this.seat(giver);
        const to = receiver === undefined ? null : this.seat(receiver);
        const id = d.goods.find((x) => {
          if (x.from !== from || (to !== null && x.to !== to) || out[x.id] !== undefined) return false;
          return this.goodNames(goodIds.read(x.id)).includes(what);
        })?.id;
        if (id === undefined) throw this.failure(`${giver} cannot give ${what}; possible: ${d.goods.map((x) => x.id).join(', ')}`);
        out[id] = Number(n);
      }
    return out;
  }
}
