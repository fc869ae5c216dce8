import type { State } from '@parley/cosmic';
import { raisable, raise, sampleAnswer, type Answer, type Decision, type Random, type Table } from '@parley/kernel';
import type { Tally } from './tally.ts';

/** How likely it is that somebody who could act does. */
const EAGER = 0.85;

/** A random player that rather acts than passes, and rather does what was never done. */
export function eagerAnswer(table: Table<State>, d: Decision, r: Random, seen: Tally): Answer {
  if (!r.chance(EAGER)) return sampleAnswer(d, r);
  if (d.kind === 'yesno') return d.tag === 'super' || r.chance(0.5);
  if (d.kind !== 'choose') return sampleAnswer(d, r);
  const acts = d.options.filter((id) => id !== 'pass');
  if (acts.length === 0) return sampleAnswer(d, r);
  const fresh = acts.filter((id) => seen[targetOfOption(table, id)] === undefined);
  return r.pick(fresh.length > 0 ? fresh : acts);
}

/** What choosing this option uses, as far as its id tells. */
function targetOfOption({ game }: Table<State>, id: string): string {
  const { sheets, assets, cards, face: faces } = game.s;
  const use = /^(sheet|card|asset)(\d+):(\w+)/.exec(id);
  if (use?.[1] === 'sheet') return `power:${sheets[Number(use[2])].alien}`;
  if (use?.[1] === 'asset') return `card:${faces[cards.in[assets[Number(use[2])].zone][0]]}`;
  if (use) {
    const face = faces[Number(use[2])];
    return face.startsWith('flare:') ? `${use[3]}:${face.slice(6)}` : `card:${face}`;
  }
  return `card:${id.includes('#') ? id.slice(0, id.lastIndexOf('#')) : id}`;
}

/** Now and then somebody uses what can be used at any time. */
export function eagerRaise(table: Table<State>, r: Random): void {
  if (!r.chance(0.1)) return;
  const seat = r.below(table.seats);
  const waiting = table.game.k.raised.filter((x) => x.seat === seat).map((x) => x.key);
  const keys = raisable(table, seat).filter((key) => !waiting.includes(key));
  if (keys.length > 0) raise(table, seat, r.pick(keys));
}
