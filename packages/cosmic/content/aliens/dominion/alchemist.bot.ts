import type { Board } from '../../../bots/see/board.ts';
import { type Card, readCard, worth } from '../../../bots/see/cards.ts';
import { best } from '../../../bots/judge/launch.ts';
import { shipCost } from '../../../bots/judge/stakes.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** How far apart two attacks may be that the Alchemist exchanges. */
const REACH = 4;

/** What the discard pile has to offer for a card of the Alchemist, beyond what the card is worth. */
function transmutation(b: Board, card: Card): number {
  let gain = -1;
  for (const x of b.pile) {
    if (x.type !== card.type || (x.type === 'attack' && Math.abs(x.value - card.value) > REACH)) continue;
    gain = Math.max(gain, worth(x) - worth(card));
  }
  return gain;
}

/** By how much a gain has to be more than the ship it costs. */
const BARGAIN = 1.3;

notes('alchemist', {
  raise: (b) => b.hand.some((c) => transmutation(b, c) > BARGAIN * shipCost(b, b.me)),
  raiseFlare: (b) => b.hand.some((c) => c.type === 'artifact' && transmutation(b, c) > 0),
  choose: { 'alchemist.discard': (b, d) => best(d.options, (o) => transmutation(b, readCard(o))) },
});
