import { notes } from '../../../bots/judge/notes.ts';

notes('warpish', { like: 2, edge: 6, total: (v, n) => v + n + 6 });
