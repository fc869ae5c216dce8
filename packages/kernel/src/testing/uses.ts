import { occasionName, type Game, type Watcher } from '../state/game.ts';
import { leftUndone } from '../flow/occasion.ts';
import { hashPlain } from '../state/plain.ts';

/**
 * Looks on while things are used. When an occasion is over, whatever must happen at it has happened, unless it was stopped. And nothing is offered
 * for nothing: what somebody chooses to use comes to something, and what it does is to be seen, unless that hung on chance or on an answer.
 * `mayDoNothing`: effects of which the rules say that they can be used for nothing.
 */
export function watchUses<S>(g: Game<S>, mayDoNothing: (what: string) => boolean): Omit<Watcher, 'framed'> {
  return {
    closed(key, ev, used) {
      if ('stopped' in ev && ev.stopped === true) return;
      const [left] = leftUndone(g, key, ev, used);
      if (left) throw new Error(`${occasionName(key)} is over, but "${left.key}" must happen at it and has not`);
    },
    chosen(key, ev) {
      const before = hanging(g, ev);
      return (happened) => {
        if (hanging(g, ev) === before)
          throw new Error(`"${key}" was offered and chosen, but ${happened ? 'has changed nothing' : 'nothing can come of it'}`);
      };
    },
    effect(what, ev) {
      const before = hanging(g, ev);
      return () => {
        if (hanging(g, ev) === before && !mayDoNothing(what))
          throw new Error(`"${what}" was used and carried out, but has changed nothing`);
      };
    },
  };
}

/** All that an effect may change, and how often chance and players were asked: the state but for other counters, and what it answers. */
const hanging = <S>({ s, k }: Game<S>, ev: unknown): number => hashPlain([s, k.lingering, k.raised, k.rng, k.asks, opened(ev)]);

/** What happens is described by more than plain data: maps and sets are opened. */
function opened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Map || value instanceof Set) return [...value].map(opened);
  return Array.isArray(value) ? value.map(opened) : Object.values(value).map(opened);
}
