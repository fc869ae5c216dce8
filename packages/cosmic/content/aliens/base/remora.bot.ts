import { notes } from '../../../bots/judge/notes.ts';

notes('remora', { like: 2, edge: 1 });
