import type { Seat, Source } from '@parley/kernel';
import { clauseWords, sourceWords, type ClauseSpec as SpecOf, type ContextOf, type Playable } from '@parley/kit/content';
import { controllerOf } from '../state/control.ts';
import type { State, Trek } from '../state/state.ts';
import { kindOf, zoneOf } from '../state/zones.ts';
import type { TrekTables } from '../timing/tables.ts';

export type Ctx<E = unknown> = ContextOf<TrekTables, E>;
export type ClauseSpec = SpecOf<TrekTables>;
export type PlayableSpec = Playable<TrekTables>;

/** The words in which cards are written. */
export const { ability, reaction, modifier, forbid, law, effect, andThen, instead } = clauseWords<TrekTables>(({ from, per, acting }) => ({
  from,
  per,
  acting,
}));

const { sources, placeOf } = sourceWords<TrekTables>({ piece: -1 });
export { placeOf };

/** A card, as what carries its clauses. Equal cards in one hand offer the same once; in play it matters where each of them is. */
export const cardSource = sources({
  key: (piece) => `card${piece}`,
  order: (piece) => piece + 1,
  place: (piece) => ({ piece }),
  who: controllerOf,
  alike: (g, piece) => (kindOf(zoneOf(g, piece)) === 'hand' ? g.s.card[piece] : undefined),
});

/** What a clause knows of itself. Lingering effects and rules stand on no card. */
export const context = <E>(g: Trek, source: Source<State>, me: Seat, ev: E): Ctx<E> => ({
  g,
  me,
  source,
  ev,
  piece: placeOf(source).piece,
});
