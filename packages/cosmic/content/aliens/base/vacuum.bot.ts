import { notes } from '../../../bots/judge/notes.ts';

notes('vacuum', { number: { 'vacuum.back': (_b, d) => d.max } });
