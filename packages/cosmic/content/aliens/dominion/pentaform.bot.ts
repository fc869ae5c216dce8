import { best } from '../../../bots/judge/launch.ts';
import { notes, liking } from '../../../bots/judge/notes.ts';

notes('pentaform', {
  like: 2,
  super: () => false,
  raiseFlare: (b) => b.sheetsOf(b.me).length === 0,
  choose: { 'pentaform.become': (_b, d) => best(d.options, liking) },
  some: { 'pentaform.order': (_b, d) => d.options.toSorted((x, y) => liking(y) - liking(x)) },
});
