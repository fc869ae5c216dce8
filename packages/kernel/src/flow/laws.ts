import { NOTHING, type Flow } from './flow.ts';
import type { Game, Law } from '../state/game.ts';

/** Says that something changed which a law may care about: those that look at this topic, or all of them if none is named. */
export function disturb<S>(g: Game<S>, topic: string = EVERYTHING): void {
  g.k.unsettled = true;
  if (!g.k.topics.includes(topic)) g.k.topics.push(topic);
}
const EVERYTHING = '*';

/** Lets the laws act until nothing more happens. */
export function settle<S>(g: Game<S>): Flow {
  return g.k.unsettled ? applyLaws(g) : NOTHING;
}

function* applyLaws<S>(g: Game<S>): Flow {
  for (let rounds = 0; g.k.unsettled; rounds++) {
    if (rounds > 200) throw new Error('the laws never come to rest');
    const { topics } = g.k;
    g.k.unsettled = false;
    g.k.topics = [];
    for (const { source, law } of g.laws)
      if (concerns(law, topics) && g.rules.working(g, source, law.id))
        if (yield* law.check({ g, me: source.who(g), source, ev: null })) disturb(g);
  }
}

const concerns = <S>({ on }: Law<S>, topics: readonly string[]): boolean =>
  on === undefined || topics.includes(EVERYTHING) || on.some((topic) => topics.includes(topic));
