import { COLOURS, type Cosmic } from '../state/state.ts';

/** Destiny cards that name neither a colour nor everybody's choice. */
export const DESTINY_SPECIALS = ['most-foreign-colonies', 'fewest-ships-in-warp', 'most-cards-in-hand'] as const;

/** R2.2, R33.2: three cards for each colour in play (one with a hazard warning), two wild, three special. */
export function destinyDeck(g: Cosmic): string[] {
  const out: string[] = [];
  for (const c of g.s.colourOf) out.push(`destiny:${COLOURS[c]}`, `destiny:${COLOURS[c]}`, `destiny:${COLOURS[c]}!`);
  return [...out, 'destiny:wild', 'destiny:wild', ...DESTINY_SPECIALS.map((x) => `destiny:${x}`)];
}
