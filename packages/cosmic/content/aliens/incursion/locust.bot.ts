import { best } from '../../../bots/judge/launch.ts';
import { devastation } from '../../../bots/judge/planets.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('locust', {
  like: 1,
  // Four ships and a planet less for everybody are worth it only to keep somebody from winning.
  wild: (b) => b.score.some((s, p) => p !== b.me && s >= b.toWin - 1 && s > b.score[b.me]),
  choose: { 'locust.destroy': (b, d) => best(d.options, (o) => devastation(b, o)) },
});
