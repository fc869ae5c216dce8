import { prefer } from '../../../bots/see/options.ts';
import { best } from '../../../bots/judge/launch.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('reactor', {
  like: 1,
  choose: { 'reactor.choice': (_b, d) => prefer(d, 'take', 'own'), 'reactor.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)) },
});
