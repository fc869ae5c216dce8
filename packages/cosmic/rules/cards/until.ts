import type { Flow } from '@parley/kernel';
import type { Cosmic, Player } from '../state/state.ts';
import { discard, drawCards } from './discard.ts';
import { handSize } from './zones.ts';

// "Until there are so many" is no number of cards: others may give and take some on the way, so it is looked at again each time.

/** Draws until a hand is so large. A quake replaces what is left of it (R16.7). `draw`: how, if not from the deck all together. */
export function* drawUntil(
  g: Cosmic,
  p: Player,
  size: () => number,
  draw: (missing: number) => Flow<unknown> = (n) => drawCards(g, p, n),
): Flow {
  const { quakes } = g.s;
  for (let n = size() - handSize(g, p); n > 0 && g.s.quakes === quakes; n = size() - handSize(g, p)) yield* draw(n);
}

/** Discards until a hand is so small, as far as its cards can be discarded. `choose`: which of them go. */
export function* discardUntil(g: Cosmic, p: Player, size: () => number, choose: (excess: number) => Flow<readonly number[]>): Flow {
  let before = Infinity;
  for (let n = handSize(g, p); n > size() && n < before; n = handSize(g, p)) {
    before = n;
    yield* discard(g, p, yield* choose(n - size()), 'effect');
  }
}
