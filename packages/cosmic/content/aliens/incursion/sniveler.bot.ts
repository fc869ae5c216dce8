import type { Answer, Choose } from '@parley/kernel';
import type { Board } from '../../../bots/see/board.ts';
import { bestAttack, byWorth, readCard } from '../../../bots/see/cards.ts';
import { prefer, seatIn } from '../../../bots/see/options.ts';
import { best } from '../../../bots/judge/launch.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { wouldWin } from '../../../bots/judge/stakes.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** A card the Sniveler lacks: who has several loses but one by giving it, who has one keeps the Sniveler from it. */
function give(_b: Board, d: Choose): Answer {
  const cards = byWorth(d.options.filter((o) => o !== 'refuse').map(readCard));
  return cards.length > 1 ? cards[0].key : 'refuse';
}

notes('sniveler', {
  like: 1,
  choose: {
    'sniveler.about': (b, d) => prefer(d, 'colonies', b.warp[b.me] >= 3 ? 'ships' : 'card'),
    'sniveler.how': (b, d) => prefer(d, bestAttack(b.hand) < 15 ? 'higher' : 'exact'),
    'sniveler.where': (b, d) => best(d.options, (o) => settle(b, o, -1)),
    'sniveler.give.exact': give,
    'sniveler.give.higher': give,
    'sniveler.give.lower': give,
  },
  yesno: {
    // Whoever refuses has to follow.
    'sniveler.ships': (b, d) => b.warp[seatIn(d, 'by')] - b.warp[b.me] > 1,
    'sniveler.colonies': (b, d) => b.score[b.me] > 0 && !wouldWin(b, seatIn(d, 'by')),
    'sniveler.relent': (b, d) => b.encounter?.defense === b.me || !wouldWin(b, seatIn(d, 'by')),
  },
  name: {
    'sniveler.exact': (_b, d) => best(d.options, (o) => readCard(o).value),
    // The lower it is, the more there are above it.
    'sniveler.higher': (_b, d) => best(d.options, (o) => -readCard(o).value),
    'sniveler.lower': (_b, d) => best(d.options, (o) => readCard(o).value),
  },
});
