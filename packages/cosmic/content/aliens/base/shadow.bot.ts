import { hurt } from '../../../bots/judge/ships.ts';
import { whoIn } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('shadow', { spread: { 'shadow.ship': (b, d) => hurt(b, d, d.max, whoIn(d)) } });
