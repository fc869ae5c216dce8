import { prefer } from '../../../bots/see/options.ts';
import { power, strongest } from '../../../bots/judge/common.ts';
import { otherMain } from '../../../bots/see/board.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('changeling', {
  choose: { 'changeling.form': (b, d) => prefer(d, power(b, otherMain(b)) > 1 ? 'swap' : 'draw'), 'changeling.with': strongest },
});
