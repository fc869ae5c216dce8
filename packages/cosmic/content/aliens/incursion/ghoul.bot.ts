import { notes } from '../../../bots/judge/notes.ts';

notes('ghoul', { like: 1 });
