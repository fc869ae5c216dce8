import { cardIn, prefer } from '../../../bots/see/options.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { hasJunk, winChance } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('patriot', {
  use: (b) => winChance(b) < 0.4,
  // What is offered will be taken.
  raise: (b) => b.hand.length > 2 && hasJunk(b),
  choose: { 'patriot.gain': (b, d) => prefer(d, b.warp[b.me] >= 3 ? 'ship' : 'card') },
  yesno: {
    // A card for nothing. But a rift goes off in the hands of whoever takes it.
    'patriot.accept': (_b, d) => readCard(cardIn(d)).type !== 'rift',
  },
});
