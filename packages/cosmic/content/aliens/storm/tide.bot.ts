import { notes } from '../../../bots/judge/notes.ts';

notes('tide', { like: 1, raiseFlare: () => true });
