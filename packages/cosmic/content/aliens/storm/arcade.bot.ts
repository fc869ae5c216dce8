import { notes } from '../../../bots/judge/notes.ts';

notes('arcade', { like: 2 });
