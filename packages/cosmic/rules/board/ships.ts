import type { Spread } from '@parley/kernel';
import type { Player } from '../state/state.ts';

export interface ShipChoice {
  readonly tag: string;
  readonly from: string;
  readonly min: number;
  readonly max: number;
  /** Who chooses, if not the owner. */
  readonly by?: Player;
  readonly data?: Spread['data'];
  /** Ships of which only so many may be picked together. */
  readonly caps?: Spread['caps'];
}
