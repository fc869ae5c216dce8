import { notes } from '../../../bots/judge/notes.ts';

notes('anti-matter', { like: 1, edge: 3 });
