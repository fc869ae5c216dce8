import { ownAttack } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('calculator', { edge: 1, use: (b) => ownAttack(b) >= 5 && ownAttack(b) <= 12, wild: () => false });
