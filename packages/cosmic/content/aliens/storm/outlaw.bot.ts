import { notes } from '../../../bots/judge/notes.ts';

notes('outlaw', { like: 1, edge: 2 });
