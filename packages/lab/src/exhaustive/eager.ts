import { raisable, raise, sampleAnswer, type Answer, type Decision, type Random, type Table } from '@parley/kernel';
import type { Tally, Targets } from '../contract/game-lab.ts';

/** How likely it is that somebody who could act does. */
const EAGER = 0.85;

/** A random player that rather acts than passes, and rather does what was never done. */
export function eagerAnswer<S>(targets: Targets<S>, table: Table<S>, d: Decision, r: Random, seen: Tally): Answer {
  if (!r.chance(EAGER)) return sampleAnswer(d, r);
  if (d.kind === 'yesno') return targets.isPrecious(d) || r.chance(0.5);
  if (d.kind !== 'choose') return sampleAnswer(d, r);
  const acts = d.options.filter((id) => id !== 'pass');
  if (acts.length === 0) return sampleAnswer(d, r);
  const fresh = acts.filter((id) => seen[targets.usedByOption(table, id)] === undefined);
  return r.pick(fresh.length > 0 ? fresh : acts);
}

/** Now and then somebody uses what can be used at any time. */
export function eagerRaise<S>(table: Table<S>, r: Random): void {
  if (!r.chance(0.1)) return;
  const seat = r.below(table.seats);
  const waiting = table.game.k.raised.filter((x) => x.seat === seat).map((x) => x.key);
  const keys = raisable(table, seat).filter((key) => !waiting.includes(key));
  if (keys.length > 0) raise(table, seat, r.pick(keys));
}
