import { emit, lingeringOf, type Game, type Lingering, type Seat } from '@parley/kernel';
import type { LingeringWords } from '../content/index.ts';

/** What an effect let somebody see of another's pieces: as they were at that moment, not as they are. */
export type Glance = { readonly from: Seat; readonly cards: readonly string[] };

export interface GlanceWords<S, U> {
  /** Somebody, and nobody else, sees these pieces of another player. Kept in mind for the duration, for the view to show. */
  readonly show: (g: Game<S>, to: Seat, from: Seat, pieces: readonly number[], until?: U) => void;
  /** Of these pieces of somebody, those that another player has not been shown: to show the others again would tell nothing. */
  readonly unseen: (g: Game<S>, by: Seat, from: Seat, pieces: readonly number[]) => number[];
  /** What a lingering effect holds for its owner's eyes only, or null. */
  readonly in: (effect: Lingering) => Glance | null;
}

/** What the game calls them: the lingering effect, and the event that tells that it happened. */
export interface GlanceNames<S> {
  readonly id: string;
  readonly event: string;
  /** The face of a piece, the same for pieces that nobody can tell apart. */
  readonly face: (g: Game<S>, piece: number) => string;
}

export function glanceWords<S, U, C>(
  lingering: LingeringWords<S, U, C>['lingering'],
  { id, event, face }: GlanceNames<S>,
): GlanceWords<S, U> {
  const glances = lingering<Glance>(id);
  return {
    show: (g, to, from, pieces, until) => {
      const cards = pieces.map((x) => face(g, x)).sort();
      glances.start(g, to, { from, cards }, until);
      emit(g, event, { by: to, from, n: cards.length }, { to: [to], data: { cards } });
    },
    unseen: (g, by, from, pieces) => {
      const seen = lingeringOf(g, id).flatMap((x) => {
        const glance = glances.in(x);
        return x.owner === by && glance?.from === from ? glance.cards : [];
      });
      return pieces.filter((x) => !seen.includes(face(g, x)));
    },
    in: glances.in,
  };
}
