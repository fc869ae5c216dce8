import { notes } from '../../../bots/judge/notes.ts';

notes('spiff', { crash: 10 });
