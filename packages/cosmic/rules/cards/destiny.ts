import { COLOURS, type Cosmic } from '../state/state.ts';
import { faceIds } from '../../ids/index.ts';

/** Destiny cards that name neither a colour nor everybody's choice. */
export const DESTINY_SPECIALS = ['most-foreign-colonies', 'fewest-ships-in-warp', 'most-cards-in-hand'] as const;

/** R2.2, R33.2: three cards for each colour in play (one with a hazard warning), two wild, three special. */
export function destinyDeck(g: Cosmic): string[] {
  const out: string[] = [];
  for (const c of g.s.colourOf) out.push(...[false, false, true].map((warns) => faceIds.write.destiny({ colour: COLOURS[c], warns })));
  return [...out, ...['wild', 'wild', ...DESTINY_SPECIALS].map((special) => faceIds.write.special({ special }))];
}
