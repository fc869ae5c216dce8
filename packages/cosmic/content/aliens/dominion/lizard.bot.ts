import { take } from '../../../bots/judge/ships.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('lizard', { like: 1, edge: 1, crew: 4, spread: { 'lizard.idle': (b, d) => take(b, d, d.max) } });
