import { type Board, isMain, sideOf } from '../../../bots/see/board.ts';
import { best } from '../../../bots/judge/launch.ts';
import { target } from '../../../bots/judge/generic.ts';
import { seatOf } from '../../../ids/index.ts';
import { prefer } from '../../../bots/see/options.ts';
import { worth } from '../../../bots/see/cards.ts';
import { outlook } from '../../../bots/judge/outlook.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** What the best card may be worth that is given to stay in the encounter: there is a colony in it, a home planet or a reward. */
const forStaying = (b: Board): number => (sideOf(b, b.me) === 0 ? 4 : isMain(b, b.me) ? 3 : 1.5);

notes('brute', {
  like: 1,
  edge: 2,
  wild: (b) => isMain(b, b.me) && outlook(b) === 'winning',
  choose: {
    'brute.who': (b, d) => best(d.options, (o) => target(b, seatOf(o)) + (isMain(b, seatOf(o)) ? 20 : 0)),
    'brute.answer': (b, d) => prefer(d, Math.max(...b.hand.map(worth)) < forStaying(b) ? 'card' : 'ships'),
  },
});
