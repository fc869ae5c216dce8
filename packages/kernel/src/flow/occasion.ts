import { Interned } from '../state/interned.ts';
import { ask, askOpen } from './ask.ts';
import type { Choose, Seat, Shows } from './decision.ts';
import { NOTHING, type Flow } from './flow.ts';
import { occasionName, type Context, type Game, type Holding } from '../state/game.ts';
import { settle } from './laws.ts';
import { oneOf, showing } from './questions.ts';

/** Something others may answer by stopping it. */
export interface Stoppable {
  stopped?: boolean;
}

/**
 * A window of the rules: everybody who can act here is asked, in timing order, again after each change, until all have
 * passed in a row. Effects that must happen happen without asking. It is a safe point, so the laws come first. Costs nothing while
 * they are at rest and nobody holds anything for it.
 */
export function window<S>(g: Game<S>, key: number, ev: object): Flow {
  return g.k.unsettled ? settleFirst(g, key, ev) : open(g, key, ev);
}
function* settleFirst<S>(g: Game<S>, key: number, ev: object): Flow {
  yield* settle(g);
  yield* open(g, key, ev);
}
function open<S>(g: Game<S>, key: number, ev: object): Flow {
  const slot = g.occasions[key];
  return slot === undefined || slot.length === 0 ? NOTHING : begin(g, key, ev, true);
}

/** The same for one stage of an event in the middle of an effect: only reactions, no safe point. */
export function react<S>(g: Game<S>, key: number, ev: object): Flow {
  const slot = g.occasions[key];
  return slot === undefined || slot.length === 0 ? NOTHING : begin(g, key, ev, false);
}

/** Most of the time those who hold something for an occasion cannot act: they are looked at before there is a flow. */
function begin<S>(g: Game<S>, key: number, ev: object, open: boolean): Flow {
  const moment = { key, ev, last: -1 };
  const first = nextToAct(g, moment, 0, NONE);
  return first === null ? NOTHING : serve(g, moment, first, open);
}

/** An occasion and who acted at it last. */
interface Moment {
  readonly key: number;
  readonly ev: object & Stoppable;
  last: Seat;
}

/** Does anybody hold anything for this occasion? For rules that need not make an event that nobody waits for. */
export function somebodyReacts<S>(g: Game<S>, key: number): boolean {
  const slot = g.occasions[key];
  return slot !== undefined && slot.length > 0;
}

/** Could anybody act here now? For rules that skip a step when nobody can. */
export function anybodyCan<S>(g: Game<S>, key: number, ev: object): boolean {
  const slot = g.occasions[key];
  if (slot === undefined || slot.length === 0) return false;
  return g.rules.timing(g).some((seat) => offers(g, key, seat, ev, NONE).length > 0);
}

const NONE: readonly string[] = [];
const NOTHING_HELD: readonly never[] = [];

/** What this seat could do here now: for effects that are raised instead of asked for. */
export const offersTo = <S>(g: Game<S>, key: number, seat: Seat, ev: object): Holding<S>[] =>
  g.occasions[key] === undefined ? [] : offers(g, key, seat, ev, NONE);

/** Uses at one occasion before it is clear that they go round in a circle. */
const MOST_USES = 2000;

function* serve<S>(g: Game<S>, moment: Moment, first: Seat, open: boolean): Flow {
  const { key, ev } = moment;
  const { orderer } = g.rules;
  const used: string[] = [];
  let passed = 0;
  let at = g.changes;
  let seat: Seat | null = first;
  for (let uses = 0; uses < MOST_USES; uses++, seat = nextToAct(g, moment, passed, used)) {
    if (seat === null) {
      g.watcher?.closed(key, ev, used);
      return;
    }
    const due = orderer === undefined ? NOTHING_HELD : musts(g, moment, used);
    const isOrdered = due.length > 0;
    const asked: Seat = isOrdered && orderer !== undefined ? orderer(g, moment) : seat;
    const own = isOrdered ? due : offers(g, key, seat, ev, used);
    let h: Holding<S> | undefined = own[0];
    let seen: ((happened: boolean) => void) | undefined;
    if (asked >= 0 && !(own.length === 1 && isMust(g, h, ev))) {
      const before = g.changes;
      const offered: Offered<S> = { moment, asked, own, used, isOrdered };
      const answer = yield* choose(g, offered, open);
      if (ev.stopped) return;
      // What was offered is still there if nothing has happened since.
      const now = answer === 'pass' ? NOTHING_HELD : g.changes === before ? own : offeredNow(g, offered);
      h = now.find((x) => x.key === answer);
      // A pass given after a change is as good as new: it is the earlier ones that no longer hold.
      if (g.changes !== at) passed = 0;
      at = g.changes;
      if (answer === 'pass' && !isOrdered) passed |= 1 << seat;
      if (h === undefined) continue;
      if (!isMust(g, h, ev)) seen = g.watcher?.chosen(h.key, ev);
    }
    moment.last = h.source.who(g);
    if (!h.clause.again) used.push(h.key);
    const happened = yield* useHolding(g, h, moment.last, ev);
    seen?.(happened);
    if (ev.stopped) return;
    if (g.k.unsettled) yield* settle(g);
    const idle = !happened && g.changes === at;
    if (idle && h.clause.again) used.push(h.key);
    if (!idle) passed = 0;
    at = g.changes;
  }
  throw new Error(`${occasionName(key)} never comes to an end`);
}

/** What somebody holds is used. False when nothing came of it. */
export function useHolding<S>(g: Game<S>, h: Holding<S>, seat: Seat, ev: object): Flow<boolean> {
  const c: Context<S> = { g, me: seat, source: h.source, ev };
  if (g.rules.run) return g.rules.run(c, h.clause);
  if (h.clause.run) return h.clause.run(c);
  throw new Error(`neither the rules nor ${h.key} say how it is used`);
}

/** The first seat in timing order that has not passed and can act; -1 for effects that belong to nobody, which come last. */
function nextToAct<S>(g: Game<S>, moment: Moment, passed: number, used: readonly string[]): Seat | null {
  const { key, ev } = moment;
  let able = 0;
  let nobodys = false;
  for (const h of g.occasions[key] ?? NOTHING_HELD) {
    const who = h.source.who(g);
    if (who >= 0 ? ((able | passed) & (1 << who)) !== 0 : nobodys) continue;
    if (!isOpen(g, h, who, ev, used)) continue;
    if (who >= 0) able |= 1 << who;
    else nobodys = true;
  }
  if (able !== 0) for (const seat of g.rules.timing(g, moment)) if ((able & (1 << seat)) !== 0) return seat;
  return nobodys ? -1 : null;
}

/** What somebody is asked about: what they can do here, or in which order things happen that must. */
interface Offered<S> {
  readonly moment: Moment;
  readonly asked: Seat;
  readonly own: readonly Holding<S>[];
  readonly used: readonly string[];
  readonly isOrdered: boolean;
}
/** The same after something has changed. */
const offeredNow = <S>(g: Game<S>, { moment, asked, used, isOrdered }: Offered<S>): Holding<S>[] =>
  isOrdered ? musts(g, moment, used) : offers(g, moment.key, asked, moment.ev, used);

/** What must be done here, whoever it belongs to, in timing order (`Rules.orderer`). */
function musts<S>(g: Game<S>, moment: Moment, used: readonly string[]): Holding<S>[] {
  const { key, ev } = moment;
  return [...g.rules.timing(g, moment), -1].flatMap((seat) => offers(g, key, seat, ev, used).filter((h) => isMust(g, h, ev)));
}

/** Asks a seat what it does here. 'pass' when it does nothing, or when by now it can do nothing. */
function* choose<S>(g: Game<S>, offered: Offered<S>, open: boolean): Flow<string> {
  const { moment, asked, own, isOrdered } = offered;
  const { key, ev } = moment;
  const before = g.changes;
  const question = (): Choose | null => {
    const now = g.changes === before ? own : offeredNow(g, offered);
    if (now.length === 0) return null;
    const options = now.map((h) => h.key);
    if (!now.some((h) => isMust(g, h, ev))) options.push('pass');
    const usual = options[isOrdered ? 0 : options.length - 1];
    return showing(USES, oneOf(asked, 'use', 'rule:window', options, told(g, key, ev, asked), usual));
  };
  if (open) return (yield* askOpen(g, question)) ?? 'pass';
  const d = question();
  return d === null ? 'pass' : yield* ask(d);
}

/** One of the clauses that can be used, or none. */
const USES: Shows = { kind: 'clause', role: 'use' };

/** What somebody is told who is asked to act: where, and what there is to know about it. */
function told<S>(g: Game<S>, key: number, ev: object, seat: Seat): Choose['data'] {
  const facts = g.rules.facts?.(g, key, ev, seat) ?? null;
  return facts === null ? NOTHING_BUT_WHERE.of(key) : { at: occasionName(key), ...facts };
}
const NOTHING_BUT_WHERE = new Interned<number, NonNullable<Choose['data']>>(2000, (key) => ({ at: occasionName(key) }));

function isMust<S>(g: Game<S>, h: Holding<S>, ev: object): boolean {
  const { must } = h.clause;
  return typeof must === 'function' ? must({ g, me: h.source.who(g), source: h.source, ev }) : must === true;
}

function offers<S>(g: Game<S>, key: number, seat: Seat, ev: object, used: readonly string[]): Holding<S>[] {
  const out: Holding<S>[] = [];
  for (const h of g.occasions[key] ?? NOTHING_HELD)
    if (h.source.who(g) === seat && isOpen(g, h, seat, ev, used) && !out.some((x) => isAlike(g, x, h))) out.push(h);
  return out;
}

/** The same clause of two sources that nobody need tell apart. */
function isAlike<S>(g: Game<S>, a: Holding<S>, b: Holding<S>): boolean {
  const kind = a.source.alike?.(g);
  return kind !== undefined && kind === b.source.alike?.(g) && a.clause.id === b.clause.id;
}

/** What must happen at an occasion and has not, besides these: nothing, once everybody has had a say. */
export function leftUndone<S>(g: Game<S>, key: number, ev: object, used: readonly string[]): Holding<S>[] {
  return (g.occasions[key] ?? NOTHING_HELD).filter((h) => {
    const who = h.source.who(g);
    return isOpen(g, h, who, ev, used) && isMust(g, h, ev);
  });
}

/** Can its holder do this here now? */
function isOpen<S>(g: Game<S>, h: Holding<S>, holder: Seat, ev: object, used: readonly string[]): boolean {
  if (used.length > 0 && used.includes(h.key)) return false;
  if (!g.rules.usable(g, h, holder, ev)) return false;
  return !h.clause.when || h.clause.when({ g, me: holder, source: h.source, ev });
}
