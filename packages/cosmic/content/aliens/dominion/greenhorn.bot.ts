import type { Board } from '../../../bots/see/board.ts';
import { handWorth } from '../../../bots/judge/common.ts';
import { best } from '../../../bots/judge/launch.ts';
import { target } from '../../../bots/judge/generic.ts';
import { seatOf } from '../../../ids/index.ts';
import { evenly } from '../../../bots/judge/ships.ts';
import { outlook } from '../../../bots/judge/outlook.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Is a new hand of eight likely to be better than this one? */
const needsHand = (b: Board): boolean => handWorth(b) < 6;

notes('greenhorn', {
  use: (b, _sheet, clause) => {
    if (clause === 'hand') return needsHand(b);
    // A planet at home that can be had again is worth the trouble.
    if (clause === 'rearrange') return b.planets.some((x) => x.home === b.me && x.ships[b.me] === 0);
    return clause === 'kicker' && outlook(b) !== 'winning';
  },
  raise: needsHand,
  choose: { 'greenhorn.who': (b, d) => best(d.options, (o) => -target(b, seatOf(o))) },
  spread: { 'greenhorn.ships': evenly },
});
