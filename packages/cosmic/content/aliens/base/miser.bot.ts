import { byWorth, readCard } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('miser', {
  like: 2,
  edge: 2,
  some: {
    'miser.save': (_b, d) =>
      byWorth(d.options.map(readCard))
        .reverse()
        .slice(0, d.max)
        .map((c) => c.key),
  },
});
