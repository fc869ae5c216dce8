import type { Answer, Choose } from '@parley/kernel';
import type { Board } from '../../../bots/see/board.ts';
import { byWorth, readCard, worth } from '../../../bots/see/cards.ts';
import { JUNK, hasJunk, winChance } from '../../../bots/judge/common.ts';
import type { SheetView } from '../../../view/board.ts';
import { wordNoted } from '../../../view/read.ts';
import { best } from '../../../bots/judge/launch.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { notes } from '../../../bots/judge/notes.ts';

function tradeWithBride(_b: Board, d: Choose): Answer {
  const [least] = byWorth(d.options.filter((o) => o !== 'refuse').map(readCard));
  return least && worth(least) < JUNK ? least.key : 'refuse';
}

/** Half of it is a fine alimony. */
const FULL = 6;

function bride(b: Board, sheet: SheetView, clause: string): boolean {
  if (clause === 'divorce') return b.handSize(b.seatOf(wordNoted(sheet, 'spouse'))) >= FULL;
  return clause === 'trade' && hasJunk(b);
}

notes('bride', {
  like: 1,
  wild: (b) => winChance(b) < 0.6,
  raise: bride,
  choose: {
    'bride.trade': tradeWithBride,
    // Runaway brides leave their guests wherever nobody else is.
    'bride.refuge': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  },
});
