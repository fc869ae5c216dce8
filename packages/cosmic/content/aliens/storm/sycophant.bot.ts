import { best } from '../../../bots/judge/launch.ts';
import { target } from '../../../bots/judge/generic.ts';
import { seatOf } from '../../../ids/index.ts';
import { offenseWins } from '../../../bots/judge/odds.ts';
import { shipsOf } from '../../../bots/see/board.ts';
import { edge } from '../../../bots/judge/alliance.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('sycophant', {
  like: 1,
  raiseFlare: () => true,
  choose: {
    'sycophant.give': (b, d) => best(d.options, (o) => -target(b, seatOf(o))),
    'sycophant.flatter': (b, d) => {
      const offense = offenseWins(shipsOf(b, 0) - shipsOf(b, 1) + edge(b)) >= 0.5;
      return best(d.options, (o) => ((seatOf(o) === b.encounter?.offense) === offense ? 1 : 0));
    },
  },
});
