import { disaster } from '../../../bots/judge/zaps.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('guerrilla', { like: 1, wild: (b) => b.homes[b.me] > b.forPower + 1 || disaster(b) });
