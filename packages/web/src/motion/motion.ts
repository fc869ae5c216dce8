import type { SeenEvent } from '@parley/kernel';

/** How a game wants to be seen: the part of it that is its own business. */
export interface Motion {
  /** How long a moment is worth looking at in which this happens last, in milliseconds at normal speed; 0: it is told in passing. */
  time(events: readonly SeenEvent[]): number;
}
