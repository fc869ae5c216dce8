import { notes } from '../../../bots/judge/notes.ts';

notes('grudge', { invites: true });
