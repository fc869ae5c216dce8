import { prefer } from '../../../bots/see/options.ts';
import { wordNoted } from '../../../view/read.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Three colonies of four ships: nobody else goes for that by accident, and it depends on nobody else. */
const GARRISONS = 'intruder';

notes('schizoid', {
  crew: (sheet) => (wordNoted(sheet, 'condition') === GARRISONS ? 4 : 0),
  wild: (b) => b.homes[b.me] < b.forPower,
  choose: { 'schizoid.choose': (_b, d) => prefer(d, GARRISONS) },
});
