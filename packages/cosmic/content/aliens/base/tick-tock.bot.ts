import { best } from '../../../bots/judge/launch.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { upTo } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('tick-tock', {
  choose: { 'tick-tock.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)) },
  spread: { 'tick-tock.ships': upTo(2) },
});
