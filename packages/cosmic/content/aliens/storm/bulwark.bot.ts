import { notes } from '../../../bots/judge/notes.ts';

notes('bulwark', { like: 2 });
