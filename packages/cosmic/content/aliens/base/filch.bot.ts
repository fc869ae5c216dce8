import { notes } from '../../../bots/judge/notes.ts';

notes('filch', { like: 1 });
