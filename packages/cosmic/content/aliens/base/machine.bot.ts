import { bestAttack } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('machine', { like: 3, use: (b) => bestAttack(b.playable) >= 9 });
