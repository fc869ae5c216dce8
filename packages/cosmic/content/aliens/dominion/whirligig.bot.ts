import { prefer } from '../../../bots/see/options.ts';
import { envies } from '../../../bots/judge/common.ts';
import { otherMain } from '../../../bots/see/board.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('whirligig', {
  edge: 1,
  use: (b) => envies(b, b.handSize(otherMain(b))),
  choose: {
    'whirligig.share': (_b, d) =>
      prefer(d, Number(d.data?.mine) < Number(d.data?.theirs) ? 'other' : d.data?.mine === d.data?.theirs ? 'even' : 'same'),
  },
});
