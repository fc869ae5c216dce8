import { cardIn, prefer } from '../../../bots/see/options.ts';
import { readCard, worth } from '../../../bots/see/cards.ts';
import { prospects } from '../../../bots/judge/select.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('magician', {
  like: 2,
  edge: 4,
  choose: { 'magician.take': (_b, d) => prefer(d, worth(readCard(cardIn(d))) >= 1 ? 'open' : 'hidden') },
  some: {
    // One of them is played: not the worst ones, then.
    'magician.lay': (b, d) =>
      prospects(b, d.options.map(readCard))
        .slice(0, d.min)
        .map((x) => x.card.key),
  },
});
