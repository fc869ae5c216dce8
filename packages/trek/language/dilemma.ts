import type { Attribute } from './facts.ts';
import type { Filter, Need } from './need.ts';

/** Who picks. `random` goes through the one flow for random selections; ties of the highest and lowest go to the opponent (T37a). */
export type Picker =
  | { readonly by: 'random' | 'opponent' | 'you' }
  | { readonly by: 'highest' | 'lowest'; readonly of: readonly Attribute[]; readonly ties: 'opponent' | 'you' };

/** Whom an effect hits among those who meet the dilemma. */
export type Target =
  | { readonly one: Filter; readonly pick: Picker }
  | { readonly some: number; readonly of: Filter; readonly pick: Picker }
  | { readonly all: Filter }
  /** The ship whose crew met it. */
  | 'ship'
  /** Whom an earlier effect of the same dilemma has picked. */
  | 'them';

export type Duration = 'turn' | { readonly turns: number } | { readonly countdown: number } | 'solved' | 'cured';

/** What happens, one after the other. */
export type Effect =
  | { readonly do: 'kill' | 'stop' | 'discard' | 'return-to-hand'; readonly whom: Target }
  | { readonly do: 'disable' | 'stasis' | 'hold' | 'quarantine'; readonly whom: Target; readonly until: Duration }
  | { readonly do: 'damage' | 'destroy' }
  | { readonly do: 'relocate'; readonly whom: Target; readonly to: 'furthest-planet' | 'nearest-planet' | 'ship' | 'spaceline-end' }
  | { readonly do: 'score' | 'draw' | 'opponent-draws' | 'discard-from-hand'; readonly n: number }
  | { readonly do: 'place'; readonly on: 'mission' | 'ship' | 'them' | 'table' }
  | { readonly do: 'end-attempt' }
  | { readonly do: 'either'; readonly who: 'you' | 'opponent'; readonly of: readonly (readonly Effect[])[] }
  | { readonly do: 'when'; readonly need: Need; readonly then: readonly Effect[]; readonly otherwise: readonly Effect[] };

/**
 * A dilemma as it is read (T16.1): does it strike at all, who is picked, what makes it void, what gets past it, what happens, what
 * cures it, where it goes.
 */
export interface DilemmaText {
  /** Absent: discard without effect and go on (T16.2). */
  readonly trigger?: Need;
  /** Present: discard without effect and without points (T16.4). */
  readonly nullified?: Need;
  /** Met: overcome. Not met: effects, and all who are left are stopped (T16.5, T16.6). None: takes effect and the attempt goes on (T16.7). */
  readonly unless?: Need;
  readonly effects: readonly Effect[];
  /** The attempt goes on even when `unless` was not met (T16.13). */
  readonly continues?: boolean;
  /** Where it goes afterwards: `wall` waits to be met again (T16.10). Placed ones follow their `place` effect. */
  readonly after: 'discard' | 'wall' | 'placed';
  readonly cure?: Need;
  /** Scored by whoever overcomes it, as bonus points (T16.12, T47.7). */
  readonly points?: number;
  /** May also lie under Empok Nor (T3.17). */
  readonly empokNor?: boolean;
}
