import { notes } from '../../../bots/judge/notes.ts';

notes('warrior', { like: 2, edge: 4, total: (v, n, tokens) => v + n + tokens });
