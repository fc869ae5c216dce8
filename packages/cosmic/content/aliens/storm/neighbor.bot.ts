import { notes } from '../../../bots/judge/notes.ts';

notes('neighbor', { edge: 1 });
