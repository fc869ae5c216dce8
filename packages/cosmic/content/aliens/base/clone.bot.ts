import { ownAttack } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('clone', { use: (b) => ownAttack(b) < 0 || ownAttack(b) >= 8, number: { 'clone.amount': (_b, d) => d.max } });
