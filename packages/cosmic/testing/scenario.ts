import {
  chain,
  hasOptions,
  openTable,
  questionFor,
  raisable,
  raise,
  recordOf,
  restore,
  viewOf,
  type Answer,
  type Decision,
  type GameEvent,
  type View,
} from '@parley/kernel';
import type { About, AnswerOrRule } from '@parley/kit/testing';
import { cosmic } from '../cosmic.ts';
import { clauseOf, faceOf, goodIds, type ReadGood } from '../ids/index.ts';
import { faceOfAsset } from '../rules/board/assets.ts';
import { colonies, colonyScore, foreignColonies, placeNamed, shipsAt } from '../rules/board/places.ts';
import { cardKey, handOf } from '../rules/cards/zones.ts';
import type { Position } from '../rules/options/options.ts';
import { sheetOf } from '../rules/powers/sheets.ts';
import { enc, inEncounter, type Cosmic, type Encounter, type Player, type Sheet, type State } from '../rules/state/state.ts';
import { CosmicRunning } from './running.ts';

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
    { listen: true, hashEvery: 1 },
  );
  const t = wordsFor(new CosmicRunning(table, colours));
  if (strict === true || strict.length > 0) t.strict(...(strict === true ? [] : strict));
  return t;
}

/** A seat with its alien, or with two of them: 'macron+tripler'. */
function seatOf(colour: string, aliens: string | null) {
  const [alien = null, second] = aliens?.split('+') ?? [];
  return { colour, alien, ...(second === undefined ? {} : { second }) };
}

export type Scenario = ReturnType<typeof scenario>;

/** What a test says to a scenario, and what it can ask of it. */
function wordsFor(owner: CosmicRunning) {
  const plan = (colour: string, tag: string, reply: AnswerOrRule, about: About = {}): void => {
    const text = `${colour} answers ${tag} with ${JSON.stringify(reply) ?? 'a rule'}`;
    owner.plans.push({ who: owner.seat(colour), tag, reply, text, about, n: owner.planned++ });
  };
  const place = (name: string): number => {
    const at = placeNamed(owner.g, name);
    if (at < 0) throw owner.failure(`there is no place ${name}`);
    return at;
  };
  const find = (colour: string, tag: string): Decision | undefined =>
    owner.open().find((d) => d.seat === owner.seat(colour) && d.tag === tag);
  const toTheEnd = (): void => {
    const { answeredIn } = owner;
    // Game Setup texts may ask before the first encounter.
    owner.runUntil(() => owner.table.over || inEncounter(owner.g), 'an encounter');
    // An answer may have ended the encounter it was given in, and the next one has begun: that one is not played.
    const now = inEncounter(owner.g) ? owner.g.s.encounters[0].id : owner.g.s.encounterCount;
    const id = answeredIn >= 0 ? answeredIn : now;
    const over = (): boolean => owner.table.over || !inEncounter(owner.g) || owner.g.s.encounters[0].id !== id;
    owner.runUntil(over, 'the end of the encounter');
    api.done();
  };
  const api = {
    table: owner.table,
    get state(): State {
      return owner.g.s;
    },
    owner,
    seat: (colour: string): Player => owner.seat(colour),

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
    /** Uses a power (by the alien's id) or plays a card (by its face) at the first window that offers it and is about owner. */
    use: (colour: string, what: string, about: About = {}): void => plan(colour, 'use', what, about),
    /**
     * Expects that this power or card is offered, and passes: once, or this many times (each question that offers it counts; with
     * Infinity however often it comes). A super flare on a use counts as the card. Passes and uses of one thing come in the order in which they were planned.
     */
    pass: (colour: string, what: string, times = 1, about: About = {}): void => {
      const text = `${colour} passes ${what}${times === 1 ? '' : ` ${times} times`}`;
      const who = owner.seat(colour);
      owner.expected.passes.push({ who, what, about, text, n: owner.planned++, times, passed: 0, beside: false });
    },
    /** From now on every offer of a power or card to these players (to all, if none is named) is one that the test plans or passes. */
    strict: (...players: string[]): void => {
      for (const colour of players.length > 0 ? players : owner.names) owner.expected.strict.add(owner.seat(colour));
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
      plan(colour, tag, (d) => ({ do: 'offer', gives: goods(owner, d, gives) }));
    },
    /** The ids of what is offered so, in a bargain that is open. */
    goods: (d: Decision, gives: { readonly [giver: string]: readonly string[] }): { readonly [good: string]: number } =>
      goods(owner, d, gives),
    accept: (colour: string, tag = 'deal'): void => plan(colour, tag, { do: 'accept' }),
    leave: (colour: string, tag = 'deal'): void => plan(colour, tag, { do: 'leave' }),
    raise: (colour: string, what: string): void => {
      // One of several things a text allows is named with it: 'flare:filch ship'.
      const part = (k: string): string => `${owner.meaning(k)} ${clauseOf(k)?.clause ?? ''}`;
      const key = raisable(owner.table, owner.seat(colour)).find((k) => owner.meaning(k) === what || part(k) === what);
      if (key === undefined) throw owner.failure(`${colour} cannot raise ${what} now`);
      const refusal = owner.checked(() => raise(owner.table, owner.seat(colour), key));
      if (refusal) throw owner.failure(refusal.message);
    },
    canRaise: (colour: string): string[] => raisable(owner.table, owner.seat(colour)).map((k) => owner.meaning(k)),

    /** Plays on until this question is open, and returns it. */
    until: (colour: string, tag: string): Decision => owner.runUntilFound(() => find(colour, tag), `${colour} being asked ${tag}`),
    /**
     * Plays on until this player is offered this power or card, and returns everything that is offered. What comes in a later encounter
     * is too late, unless the test says so.
     */
    untilOffered: (colour: string, what: string, when: 'this encounter' | 'later' = 'this encounter'): string[] => {
      const offered = (): string[] => {
        const d = find(colour, 'use');
        return d && hasOptions(d) ? d.options.map((o) => owner.meaning(o)) : [];
      };
      const id = inEncounter(owner.g) ? owner.g.s.encounters[0].id : -1;
      const isOver = (): boolean => id >= 0 && inEncounter(owner.g) && owner.g.s.encounters[0].id !== id;
      owner.runUntil(() => {
        if (when === 'this encounter' && isOver()) throw owner.failure(`the encounter ended without ${colour} being offered ${what}`);
        return offered().includes(what);
      }, `${colour} being offered ${what}`);
      return offered();
    },
    /** What the open question of this player offers, in words. */
    options: (colour: string): string[] => {
      const d = questionFor(owner.table, owner.seat(colour));
      if (!d) throw owner.failure(`${colour} is not asked`);
      return hasOptions(d) ? d.options.map((o) => owner.meaning(o)) : d.kind === 'spread' ? d.places.map((x) => x.id) : [];
    },
    question: (colour: string): Decision | null => questionFor(owner.table, owner.seat(colour)),
    asked: (): string[] => owner.open().map((d) => `${owner.names[d.seat]} ${d.tag}`),
    answer: (colour: string, a: Answer): void => {
      const d = questionFor(owner.table, owner.seat(colour));
      if (!d) throw owner.failure(`${colour} is not asked`);
      owner.answeredIn = inEncounter(owner.g) ? owner.g.s.encounters[0].id : -1;
      owner.give(d, owner.translate(d, a));
    },
    /** Plays on to the end of the encounter (or of the game). Every plan must have come up. */
    run: toTheEnd,
    /** Plays on to the end of the encounter like `run`, and fails if from here on this power or card (about this) is offered or could be raised. */
    neverOffered: (colour: string, what: string, about: About = {}): void => {
      const ban = { who: owner.seat(colour), what, about };
      owner.expected.never.push(ban);
      try {
        toTheEnd();
      } finally {
        owner.expected.never.splice(owner.expected.never.indexOf(ban), 1);
      }
    },
    /** Plays on until the encounter reaches this phase. */
    runTo: (phase: Encounter['phase']): void => owner.runUntil(() => inEncounter(owner.g) && enc(owner.g).phase === phase, phase),
    /** Plays whole encounters until this is true. */
    runWhile: (going: () => boolean): void => owner.runUntil(() => !going(), 'the awaited moment'),
    done: (): void => {
      const missing = [...owner.plans.map((p) => p.text), ...owner.expected.missing()];
      if (missing.length > 0) throw owner.failure(`planned but never asked: ${missing.join('; ')}`);
    },

    ships: (colour: string, at: string): number => shipsAt(owner.g, owner.seat(colour), place(at)),
    warp: (colour: string): number => shipsAt(owner.g, owner.seat(colour), 0),
    out: (colour: string): number => shipsAt(owner.g, owner.seat(colour), 3),
    colonies: (colour: string): number => colonies(owner.g, owner.seat(colour)).length,
    foreign: (colour: string): number => foreignColonies(owner.g, owner.seat(colour)).length,
    score: (colour: string): number => colonyScore(owner.g, owner.seat(colour)),
    hand: (colour: string): string[] =>
      handOf(owner.g, owner.seat(colour))
        .map((c) => owner.g.s.face[c])
        .sort(),
    handKeys: (colour: string): string[] => handOf(owner.g, owner.seat(colour)).map((c) => cardKey(owner.g, c)),
    pile: (zone: number): string[] => owner.g.s.cards.in[zone].map((c) => owner.g.s.face[c]),
    sheet: (alien: string): Sheet => {
      const s = sheetOf(owner.g, alien);
      if (!s) throw owner.failure(`nobody plays ${alien}`);
      return s;
    },
    encounter: (): Encounter => enc(owner.g),
    view: (colour: string | null): View => viewOf(owner.g, colour === null ? null : owner.seat(colour)),
    winners: (): string[] => (owner.g.s.winners ?? []).map((p) => owner.names[p]),
    over: (): boolean => owner.table.over,
    turn: (): string => owner.names[owner.g.s.turn.owner],
    /** All events of a type so far, with their public data. */
    events: (type: string): GameEvent['data'][] => owner.events.filter((e) => e.type === type).map((e) => e.data),
    /** Why the last event of a type happened: causes from the nearest to the farthest. */
    why: (type: string): string[] => {
      const e = owner.events.findLast((x) => x.type === type);
      return e ? chain(e.why).map((c) => `${c.kind}:${c.id}`) : [];
    },
    story: (): string => owner.tell(),
    /** The same position after a restore from the log. */
    restored: () => restore(cosmic, recordOf(owner.table)),
  };
  return api;
}

/** What a test may call a good: 'attack-08', 'any', 'colony blue/2', 'terms zombie.free'. */
function goodNames(g: Cosmic, good: ReadGood): string[] {
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
      return [faceOfAsset(g, g.s.assets[good.asset])];
  }
}

function goods(owner: CosmicRunning, d: Decision, gives: { readonly [giver: string]: readonly string[] }): { [good: string]: number } {
  if (d.kind !== 'bargain') throw owner.failure('no deal is open');
  const out: { [good: string]: number } = {};
  for (const [giver, things] of Object.entries(gives))
    for (const thing of things) {
      const [good, receiver] = thing.split(' > ');
      const [what, n = '1'] = good.split('*');
      const from = owner.seat(giver);
      const to = receiver === undefined ? null : owner.seat(receiver);
      const id = d.goods.find((x) => {
        if (x.from !== from || (to !== null && x.to !== to) || out[x.id] !== undefined) return false;
        return goodNames(owner.g, goodIds.read(x.id)).includes(what);
      })?.id;
      if (id === undefined) throw owner.failure(`${giver} cannot give ${what}; possible: ${d.goods.map((x) => x.id).join(', ')}`);
      out[id] = Number(n);
    }
  return out;
}
