import { fullHand } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('doppelganger', {
  like: 2,
  edge: 4,
  choose: { 'doppelganger.haunt': fullHand, 'doppelganger.also': fullHand, 'doppelganger.hand': fullHand },
});
