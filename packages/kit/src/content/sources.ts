import type { Attached, Contribution, Game, Seat, Source } from '@parley/kernel';
import type { Tables } from './tables.ts';

/** A source that says where it stands in the game's own terms. */
export interface PlacedSource<T extends Tables> extends Source<T['state']> {
  readonly place: T['place'];
}

/** One sort of thing that texts stand on, such as cards, each with a number. */
export interface SourceSort<T extends Tables> {
  /** The beginning of the keys of its clauses: each thing has its own. */
  readonly key: (n: number) => string;
  /** Among what happens at once to one player, and among modifiers of one query, lower numbers come first. No two sources have the same. */
  readonly order: (n: number) => number;
  readonly place: (n: number) => T['place'];
  /** Whose it is at this moment, or -1. */
  readonly who: (g: Game<T['state']>, n: number) => Seat;
  /** What it is, where nobody need tell it from others of the same: what they offer is offered once. */
  readonly alike?: (g: Game<T['state']>, n: number) => string | undefined;
  /**
   * Has a thing of this number the same text in most games? Then what was bound to it is kept for the next one. Leave it out where people
   * bring their own cards, or everything that was ever played will be kept for every number.
   */
  readonly kept?: boolean;
}

export interface SourceWords<T extends Tables> {
  /** The sources of one sort. They know no game, so the same ones serve all of them. */
  readonly sources: (sort: SourceSort<T>) => (n: number) => PlacedSource<T>;
  /** Where a source stands; elsewhere, for those that are neither card nor sheet: lingering effects, rules. */
  readonly placeOf: (source: Source<T['state']>) => T['place'];
}

export function sourceWords<T extends Tables>(elsewhere: T['place']): SourceWords<T> {
  type S = T['state'];
  const isPlaced = (source: Source<S>): source is PlacedSource<T> => 'place' in source;
  return {
    sources: ({ key, order, place, who, alike, kept }) => {
      const made: PlacedSource<T>[] = [];
      // With every field there is, so that all sources of a game have one hidden class.
      const make = (n: number): PlacedSource<T> => ({
        key: key(n),
        order: order(n),
        place: place(n),
        who: (g) => who(g, n),
        alike: alike && ((g) => alike(g, n)),
        ready: kept ? new Map<Contribution<S>, Attached<S>>() : undefined,
      });
      return (n) => (made[n] ??= make(n));
    },
    placeOf: (source) => (isPlaced(source) ? source.place : elsewhere),
  };
}
