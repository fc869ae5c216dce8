import { shipsOf, type Board } from '../see/board.ts';
import { beatsAttack, negotiates } from './odds.ts';

/** What hazards in play make of the odds (R25). */

/** Attacks above this count as negotiates while the Cosmic Guardian is there. */
const PEACE = 20;
/** Totals above this, taken together, are the ruin of both sides in a meteor storm. */
const STORM = 25;
/** How many attack cards are even: most of those that people play. */
const EVEN = 0.8;

/** How likely an attack of this value wins under the hazards in play; null: none of them matters. */
export function hazardous(b: Board, value: number, lead: number, defense: boolean): number | null {
  const beats = (than: number): number => negotiates() + (1 - negotiates()) * beatsAttack(than, defense, b.rewards);
  if (b.lasting('hazard.cosmic-guardian') && value > PEACE) return 0;
  if (b.lasting('hazard.meteor-storm')) return beats(Math.min(lead, STORM - value - shipsOf(b, 0) - shipsOf(b, 1)));
  if (!b.lasting('hazard.odd-victory')) return null;
  const alike = beats(lead) - negotiates();
  return Math.abs(value) % 2 === 1 ? negotiates() + (1 - negotiates()) * EVEN + (1 - EVEN) * alike : negotiates() + EVEN * alike;
}
