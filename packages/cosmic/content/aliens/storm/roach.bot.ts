import { put, take } from '../../../bots/judge/ships.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('roach', { like: 2, spread: { 'roach.breed': (b, d) => put(b, d, d.max), 'roach.follow': (b, d) => take(b, d, d.max) } });
