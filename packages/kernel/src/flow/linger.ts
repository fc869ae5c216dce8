import { attach, detach } from './content.ts';
import type { Seat } from './decision.ts';
import { stamp, type Game, type Lingering, type Source } from '../state/game.ts';
import { touch } from '../state/news.ts';
import { disturb } from './laws.ts';
import { hashPlain, hashText, type Plain } from '../state/plain.ts';

/** Starts a lingering effect: plain data, whose clauses are the content registered under its kind. */
export function linger<S>(g: Game<S>, kind: string, owner: Seat, data: Plain, until: string): Lingering {
  const effect: Lingering = { id: ++g.k.ids, kind, owner, data, until, cause: g.cause ? `${g.cause.kind}:${g.cause.id}` : '' };
  g.k.lingering.push(effect);
  attachLingering(g, effect);
  stamp(g, effect.id, hashText(kind));
  changed(g);
  return effect;
}

export function attachLingering<S>(g: Game<S>, effect: Lingering): void {
  const source: Source<S> = { key: `linger${effect.id}`, order: 1_000_000 + effect.id, who: () => effect.owner, effect };
  attach(g, source, g.rules.lingering(effect.kind));
}

/** Ends the lingering effects that pass the test. */
export function endLingering<S>(g: Game<S>, test: (effect: Lingering) => boolean): void {
  if (g.k.lingering.length === 0) return;
  const ended = g.k.lingering.filter(test);
  if (ended.length === 0) return;
  g.k.lingering = g.k.lingering.filter((e) => !ended.includes(e));
  for (const e of ended) stamp(g, -1, e.id);
  for (const e of ended) detach(g, `linger${e.id}`, g.rules.lingering(e.kind));
  changed(g);
}

/** Gives a lingering effect other data. Its number, owner, duration and cause stay. */
export function changeLingering<S>(g: Game<S>, id: number, data: Plain): void {
  const at = g.k.lingering.findIndex((e) => e.id === id);
  if (at < 0) return;
  const effect: Lingering = { ...g.k.lingering[at], data };
  detach(g, `linger${id}`, g.rules.lingering(effect.kind));
  g.k.lingering[at] = effect;
  attachLingering(g, effect);
  stamp(g, id, hashPlain(data));
  changed(g);
}

/** Laws may have come or gone, and what others depend on. */
function changed<S>(g: Game<S>): void {
  touch(g, 'lingering');
  disturb(g);
}

/** The lingering effects of a kind, oldest first. */
export const lingeringOf = <S>(g: Game<S>, kind: string): Lingering[] => g.k.lingering.filter((e) => e.kind === kind);
