import { notes } from '../../../bots/judge/notes.ts';

notes('explorer', { like: 1, edge: 2 });
