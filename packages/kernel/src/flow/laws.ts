import { NOTHING, type Flow } from './flow.ts';
import type { Game } from '../state/game.ts';

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
    for (const { source, law } of g.laws)
      if (g.rules.working(g, source, law.id))
        if (yield* law.check({ g, me: source.who(g), source, ev: null })) g.k.unsettled = true;
  }
}
