import { notes } from '../../../bots/judge/notes.ts';

notes('pickpocket', { like: 1, number: { 'pickpocket.number': (_b, d) => d.max } });
