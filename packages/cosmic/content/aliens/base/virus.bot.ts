import { notes } from '../../../bots/judge/notes.ts';

notes('virus', { like: 3, edge: 10, total: (v, n) => v * Math.max(1, n) });
