import { prefer } from '../../../bots/see/options.ts';
import { sideOf } from '../../../bots/see/board.ts';
import { favourite } from '../../../bots/judge/artifacts.ts';
import { leader } from '../../../bots/judge/outlook.ts';
import { disaster } from '../../../bots/judge/zaps.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('diplomat', {
  use: (b) => leader(b) === 0 && disaster(b),
  choose: { 'diplomat.vote': (b, d) => prefer(d, (sideOf(b, b.me) ?? favourite(b)) === 0 ? 'offense' : 'defense') },
  some: { 'diplomat.approach': (_b, d) => d.options.slice(0, d.min) },
});
