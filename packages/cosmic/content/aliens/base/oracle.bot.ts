import { notes } from '../../../bots/judge/notes.ts';

notes('oracle', { like: 2, edge: 5 });
