import { notes } from '../../../bots/judge/notes.ts';

notes('aristocrat', { like: 2, edge: 3 });
