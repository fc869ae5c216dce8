import type { Answer, Choose } from '@parley/kernel';
import type { Board } from '../../../bots/see/board.ts';
import { readCard, worth } from '../../../bots/see/cards.ts';
import { cardIn } from '../../../bots/see/options.ts';
import { COLONY, SHIP } from '../../../bots/judge/stakes.ts';
import { best } from '../../../bots/judge/launch.ts';
import { hated } from '../../../bots/judge/common.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** A card of the loved type frees all ships in the warp. */
function follow(b: Board, d: Choose): Answer {
  const { type } = readCard(cardIn(d));
  const cards = d.options.map(readCard).filter((c) => c.type === type && c.key !== 'nothing');
  const [least] = cards.sort((x, y) => worth(x) - worth(y));
  return least && b.warp[b.me] * SHIP * 1.5 > worth(least) ? least.key : 'nothing';
}

notes('love', {
  choose: {
    // The fewer can follow, the sooner there is a colony in it.
    'love.card': (_b, d) => best(d.options, (o) => hated(readCard(o))),
    'love.answer': follow,
    'love.colony': (b, d) => best(d.options, (o) => (o === 'nothing' ? -COLONY : settle(b, o, -1))),
  },
  yesno: {
    'love.release': () => true,
    // A card of one's own is worth more than what a reward of somebody else does.
    'love.ask': () => false,
    'love.take': (_b, d) => worth(readCard(cardIn(d))) >= 0.4,
  },
});
