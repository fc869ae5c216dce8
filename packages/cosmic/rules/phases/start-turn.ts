import type { Flow } from '@parley/kernel';
import { newHand } from '../cards/discard.ts';
import { lacksCards } from '../cards/need.ts';
import { enc, type Cosmic } from '../state/state.ts';
import { at, byRule } from '../timing/windows.ts';

const start = at('turn.start');

/** R4: a needed new hand comes first, then the effects of the start of a turn. */
export function* startTurn(g: Cosmic): Flow {
  const { offense } = enc(g);
  if (lacksCards(g, offense)) yield* byRule(g, 'R4.1', newHand(g, offense)); // faq-general-17, faq-hate-3
  yield* start(g);
}
