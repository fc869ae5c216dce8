import { best } from '../../../bots/judge/launch.ts';
import { target } from '../../../bots/judge/generic.ts';
import { seatOf } from '../../../ids/index.ts';
import { byWorth, readCard, worth } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('mutant', {
  like: 2,
  edge: 2,
  choose: {
    // A card of the opponent counts twice: it is there no more.
    'mutant.source': (b, d) => best(d.options, (o) => (o === 'deck' ? 2.5 : target(b, seatOf(o)))),
  },
  some: {
    'mutant.shed': (_b, d) =>
      byWorth(d.options.map(readCard))
        .filter((c) => worth(c) < 0.8)
        .slice(0, d.max)
        .map((c) => c.key),
  },
});
