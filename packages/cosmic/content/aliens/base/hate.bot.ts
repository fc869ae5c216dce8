import { best } from '../../../bots/judge/launch.ts';
import { hated, whoIn } from '../../../bots/judge/common.ts';
import { readCard, worth } from '../../../bots/see/cards.ts';
import { hurt } from '../../../bots/judge/ships.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('hate', {
  choose: {
    'hate.card': (_b, d) => best(d.options, (o) => hated(readCard(o))),
    // Three ships are dear, but not as dear as the best card in hand.
    'hate.answer': (_b, d) => best(d.options, (o) => (o === 'ships' ? -2.5 : -worth(readCard(o)))),
  },
  spread: { 'hate.ships': (b, d) => hurt(b, d, d.max, whoIn(d)) },
});
