import { ask, askOpen } from './ask.ts';
import type { Choose, Seat } from './decision.ts';
import { NOTHING, type Flow } from './flow.ts';
import { occasionName, type Context, type Game, type Holding } from './game.ts';

/** Something others may answer by stopping it. */
export interface Stoppable {
  stopped?: boolean;
}

/**
 * A window of the rules: everybody who can act here is asked, in timing order, again after each change, until all have
 * passed in a row. Effects that must happen happen without asking. Costs nothing while nobody holds anything for it.
 */
export function window<S>(g: Game<S>, key: number, ev: object): Flow {
  const slot = g.occasions[key];
  return slot === undefined || slot.length === 0 ? NOTHING : serve(g, key, ev, true);
}

/** The same for one stage of an event in the middle of an effect: only reactions, no safe point. */
export function react<S>(g: Game<S>, key: number, ev: object): Flow {
  const slot = g.occasions[key];
  return slot === undefined || slot.length === 0 ? NOTHING : serve(g, key, ev, false);
}

/** Could anybody act here now? For rules that skip a step when nobody can. */
export function anybodyCan<S>(g: Game<S>, key: number, ev: object): boolean {
  const slot = g.occasions[key];
  if (slot === undefined || slot.length === 0) return false;
  return g.rules.timing(g).some((seat) => offers(g, key, seat, ev, NONE).length > 0);
}

const NONE: readonly string[] = [];

/** What this seat could do here now: for effects that are raised instead of asked for. */
export const offersTo = <S>(g: Game<S>, key: number, seat: Seat, ev: object): Holding<S>[] =>
  g.occasions[key] === undefined ? [] : offers(g, key, seat, ev, NONE);

function* serve<S>(g: Game<S>, key: number, ev: object & Stoppable, open: boolean): Flow {
  const used: string[] = [];
  let passed = 0;
  let last: Seat = -1;
  let at = g.changes;
  for (;;) {
    const holding = yield* nextUse(g, key, ev, used, open, last, (seat) => (passed & (1 << seat)) !== 0, (seat) => {
      // A pass given after a change is as good as new: it is the earlier ones that no longer hold.
      if (g.changes !== at) passed = 0;
      at = g.changes;
      passed |= 1 << seat;
    }); // prettier-ignore
    if (holding === null || ev.stopped) return;
    if (holding === PASSED) {
      if (g.changes !== at) passed = 0;
      at = g.changes;
      continue;
    }
    const { h, seat } = holding;
    last = seat;
    if (!h.clause.again) used.push(h.key);
    const c: Context<S> = { g, me: seat, source: h.source, ev };
    const happened = yield* h.clause.run(c);
    if (ev.stopped) return;
    if (g.k.unsettled) yield* settle(g);
    if (happened || g.changes !== at) passed = 0;
    else if (h.clause.again) used.push(h.key);
    at = g.changes;
  }
}

const PASSED = 'passed';

function* nextUse<S>(
  g: Game<S>,
  key: number,
  ev: object,
  used: readonly string[],
  open: boolean,
  last: Seat,
  hasPassed: (seat: Seat) => boolean,
  pass: (seat: Seat) => void,
): Flow<{ h: Holding<S>; seat: Seat } | typeof PASSED | null> {
  for (const seat of g.rules.timing(g, { key, ev, last })) {
    if (hasPassed(seat)) continue;
    const own = offers(g, key, seat, ev, used);
    if (own.length === 0) continue;
    if (own.length === 1 && isMust(g, own[0], seat, ev)) return { h: own[0], seat };
    const before = g.changes;
    const question = (): Choose | null => {
      const now = g.changes === before ? own : offers(g, key, seat, ev, used);
      if (now.length === 0) return null;
      const options = now.map((h) => h.key);
      if (!now.some((h) => isMust(g, h, seat, ev))) options.push('pass');
      return {
        kind: 'choose', seat, tag: 'use', from: 'rule:window', options,
        data: { at: occasionName(key), ...g.rules.facts?.(g, key, ev, seat) }, fallback: options[options.length - 1],
      }; // prettier-ignore
    };
    const d = question();
    if (d === null) continue;
    const answer = open ? yield* askOpen(g, question) : yield* ask(d);
    if (answer === 'pass' || answer === null) {
      pass(seat);
      return PASSED;
    }
    const h = offers(g, key, seat, ev, used).find((x) => x.key === answer);
    if (h) return { h, seat };
    return PASSED;
  }
  // Effects that belong to nobody come last.
  const nobody = offers(g, key, -1, ev, used);
  return nobody.length > 0 ? { h: nobody[0], seat: -1 } : null;
}

function isMust<S>(g: Game<S>, h: Holding<S>, seat: Seat, ev: object): boolean {
  const { must } = h.clause;
  return typeof must === 'function' ? must({ g, me: seat, source: h.source, ev }) : must === true;
}

function offers<S>(g: Game<S>, key: number, seat: Seat, ev: object, used: readonly string[]): Holding<S>[] {
  const out: Holding<S>[] = [];
  for (const h of g.occasions[key]) {
    if (h.source.who(g) !== seat || used.includes(h.key)) continue;
    if (!g.rules.usable(g, h, seat, ev)) continue;
    if (h.clause.when && !h.clause.when({ g, me: seat, source: h.source, ev })) continue;
    out.push(h);
  }
  return out;
}

/** Says that something changed which a law may care about. */
export function disturb<S>(g: Game<S>): void {
  g.k.unsettled = true;
}

/** Lets the laws act until nothing more happens. */
export function settle<S>(g: Game<S>): Flow {
  return g.k.unsettled ? applyLaws(g) : NOTHING;
}

function* applyLaws<S>(g: Game<S>): Flow {
  for (let rounds = 0; g.k.unsettled; rounds++) {
    if (rounds > 200) throw new Error('the laws never come to rest');
    g.k.unsettled = false;
    for (const { source, law } of g.laws.slice())
      if (g.rules.working(g, source, law.id))
        if (yield* law.check({ g, me: source.who(g), source, ev: null })) g.k.unsettled = true;
  }
}
