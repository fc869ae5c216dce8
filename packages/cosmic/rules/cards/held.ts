import type { Cosmic, Player, CardNo } from '../state/state.ts';
import { holderOfHand, zoneOf } from './zones.ts';

/** Cards that came into somebody's hand, noted in order to speak of them again later. */
export type Held = {
  readonly who: Player;
  readonly cards: readonly CardNo[];
  /** The quakes there had been by then. */
  readonly quakes: number;
};

/** Notes cards that somebody has in the hand now, to speak of them later. */
export const holding = (g: Cosmic, who: Player, cards: readonly CardNo[]): Held => ({ who, cards, quakes: g.s.quakes });

/** Those that have been there ever since. A quake deals everybody a new hand: a card that is there again has been gone (R16.5). */
export const stillHeld = (g: Cosmic, { who, cards, quakes }: Held): CardNo[] =>
  quakes === g.s.quakes ? cards.filter((card) => holderOfHand(g, zoneOf(g, card)) === who) : [];
