import { ownAttack } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('sorcerer', { like: 1, edge: 3, total: (v, n) => Math.max(v, 9) + n, use: (b) => ownAttack(b) <= 8, wild: () => false });
