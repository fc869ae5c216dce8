import { isMain } from '../../../bots/see/board.ts';
import { poor } from '../../../bots/see/cards.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('laser', { like: 1, edge: 3, wild: (b) => isMain(b, b.me) && poor(b.hand).length > 0, number: { 'laser.number': (_b, d) => d.max } });
