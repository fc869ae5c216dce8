import { notes } from '../../../bots/judge/notes.ts';

notes('pacifist', { like: 2, edge: 3, peaceful: true });
