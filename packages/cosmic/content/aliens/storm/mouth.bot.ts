import { prefer } from '../../../bots/see/options.ts';
import { optionIds } from '../../../ids/index.ts';
import { best } from '../../../bots/judge/launch.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { leader, outlook, ownSlot } from '../../../bots/judge/outlook.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('mouth', {
  // Of what has been eaten something has to be better than the card that lies there.
  super: (b) => outlook(b) === 'losing' && (ownSlot(b)?.value ?? 0) < 8 && leader(b) !== 'deal',
  choose: {
    'mouth.whose': (b, d) => prefer(d, optionIds.write.player({ seat: b.me })),
    'mouth.card': (_b, d) => best(d.options, (o) => (readCard(o).type === 'attack' ? readCard(o).value : 0)),
  },
});
