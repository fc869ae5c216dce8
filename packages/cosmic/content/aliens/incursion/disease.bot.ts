import { best } from '../../../bots/judge/launch.ts';
import { mine } from '../../../bots/judge/common.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('disease', {
  like: 2,
  crew: 4,
  choose: {
    'disease.from': (b, d) => best(d.options, (o) => mine(b, o)),
    'disease.to': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  },
});
