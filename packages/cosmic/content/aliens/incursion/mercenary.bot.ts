import { notes } from '../../../bots/judge/notes.ts';

notes('mercenary', { like: 2 });
