import { notes } from '../../../bots/judge/notes.ts';

notes('engineer', { raiseFlare: () => true });
