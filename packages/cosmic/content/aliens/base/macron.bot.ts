import { notes } from '../../../bots/judge/notes.ts';

notes('macron', { like: 2, edge: 6, total: (v, n) => v + 4 * n });
