import { notes } from '../../../bots/judge/notes.ts';

notes('zombie', { like: 2, edge: 1 });
