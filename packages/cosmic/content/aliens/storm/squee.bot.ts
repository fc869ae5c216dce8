import { shipCost, stakes } from '../../../bots/judge/stakes.ts';
import { prefer } from '../../../bots/see/options.ts';
import { ownChance } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('squee', {
  like: 1,
  edge: 2,
  choose: {
    'squee.answer': (b, d) => {
      const s = stakes(b);
      return prefer(d, ownChance(b) * (s.offense - s.defense) > 3 * shipCost(b, b.me) ? 'continue' : 'concede');
    },
  },
});
