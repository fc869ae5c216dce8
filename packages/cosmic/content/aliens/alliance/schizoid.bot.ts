import { schizoidNotes } from './schizoid.ts';
import { prefer } from '../../../bots/see/options.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Three colonies of four ships: nobody else goes for that by accident, and it depends on nobody else. */
const GARRISONS = 'intruder';

notes('schizoid', {
  crew: (sheet) => (schizoidNotes.condition.of(sheet) === GARRISONS ? 4 : 0),
  wild: (b) => b.homes[b.me] < b.forPower,
  choose: { 'schizoid.choose': (_b, d) => prefer(d, GARRISONS) },
});
