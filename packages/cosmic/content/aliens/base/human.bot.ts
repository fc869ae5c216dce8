import { outlook } from '../../../bots/judge/outlook.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('human', { like: 1, edge: 4, total: (v, n) => v + n + 4, zapProof: true, yesno: { 'human.zap': (b) => outlook(b) === 'losing' } });
