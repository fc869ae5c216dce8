import { best } from '../../../bots/judge/launch.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { prefer } from '../../../bots/see/options.ts';
import { notWinning } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('chosen', {
  like: 1,
  edge: 3,
  use: notWinning,
  choose: {
    'chosen.card': (_b, d) => best(d.options, (o) => (o === 'none' ? -1 : readCard(o).value)),
    'chosen.how': (_b, d) => prefer(d, 'add'),
  },
  some: { 'chosen.keep': (_b, d) => d.options.slice(0, d.max) },
});
