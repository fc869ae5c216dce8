import { best } from '../../../bots/judge/launch.ts';
import { readCard, worth } from '../../../bots/see/cards.ts';
import { target } from '../../../bots/judge/generic.ts';
import { seatOf } from '../../../ids/index.ts';
import { cardIn, prefer } from '../../../bots/see/options.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('fido', {
  wild: () => false,
  choose: {
    // A good card would be taken, a poor one is refused and stays here.
    'fido.card': (_b, d) => best(d.options, (o) => (worth(readCard(o)) < 1 ? worth(readCard(o)) : -worth(readCard(o)))),
    'fido.to': (b, d) => best(d.options, (o) => -target(b, seatOf(o))),
    'fido.refused': (_b, d) => prefer(d, 'keep'),
    'fido.treat': (b, d) => prefer(d, b.warp[b.me] > 2 ? 'ship' : 'card', 'card'),
  },
  yesno: { 'fido.accept': (_b, d) => worth(readCard(cardIn(d))) >= 1 },
});
