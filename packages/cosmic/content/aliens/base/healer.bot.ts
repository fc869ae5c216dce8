import { notes } from '../../../bots/judge/notes.ts';

notes('healer', { like: 1 });
