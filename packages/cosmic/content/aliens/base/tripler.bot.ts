import { notes } from '../../../bots/judge/notes.ts';

notes('tripler', { like: 2, edge: 4, total: (v, n) => (v <= 10 ? v * 3 : Math.ceil(v / 3)) + n });
