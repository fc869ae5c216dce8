import type { Game } from './game.ts';

/**
 * Something a game works out from its state and keeps, because that is dear to work out again. It is no part of the state, and gone after a
 * restore. Declared once, while modules load; each has a place of its own in every game, so that reading it is reading an element of a list.
 */
export class Derived<S, V> {
  private static count = 0;
  private readonly at = Derived.count++;
  private readonly make: (g: Game<S>) => V;

  constructor(make: (g: Game<S>) => V) {
    this.make = make;
  }

  /** What was worked out, or is now. */
  of(g: Game<S>): V {
    return (g.derived[this.at] ??= this.make(g)) as V;
  }

  /** From now on it would be something else. */
  drop(g: Game<S>): void {
    g.derived[this.at] = undefined;
  }
}
