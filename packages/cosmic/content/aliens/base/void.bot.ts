import { notes } from '../../../bots/judge/notes.ts';

notes('void', { like: 1 });
