import { notes } from '../../../bots/judge/notes.ts';

notes('tyrant', { like: 1, edge: 1 });
