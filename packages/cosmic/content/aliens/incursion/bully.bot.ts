import { best } from '../../../bots/judge/launch.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { prefer, seatIn } from '../../../bots/see/options.ts';
import { hurt } from '../../../bots/judge/ships.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('bully', {
  like: 1,
  choose: { 'bully.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)), 'bully.answer': (_b, d) => prefer(d, 'ships') },
  spread: { 'bully.ships': (b, d) => hurt(b, d, d.max, seatIn(d, 'who')) },
});
