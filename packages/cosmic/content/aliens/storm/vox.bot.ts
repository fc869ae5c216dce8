import { type Board, sideOf } from '../../../bots/see/board.ts';
import { outlook } from '../../../bots/judge/outlook.ts';
import { prefer, sideName } from '../../../bots/see/options.ts';
import { mySide } from '../../../bots/judge/common.ts';
import { favourite } from '../../../bots/judge/artifacts.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Does a higher card for this side help me? */
function louder(b: Board): boolean {
  const side = sideOf(b, b.me);
  const slot = side === null ? null : b.encounter?.slots[side];
  return slot?.type === 'attack' && slot.value < 11 && outlook(b) !== 'winning';
}

notes('vox', {
  like: 2,
  edge: 3,
  total: (v, n) => Math.max(v, 11) + n,
  use: louder,
  choose: {
    'vox.card': (b, d) => prefer(d, sideName(mySide(b))),
    'vox.side': (b, d) => prefer(d, sideName(favourite(b) ?? sideOf(b, b.me))),
  },
});
