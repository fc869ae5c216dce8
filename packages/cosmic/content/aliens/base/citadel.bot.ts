import { best } from '../../../bots/judge/launch.ts';
import { readCard } from '../../../bots/see/cards.ts';
import { weakHome } from '../../../bots/judge/planets.ts';
import { favourite } from '../../../bots/judge/artifacts.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('citadel', {
  edge: 2,
  use: (b, _sheet, clause) => (clause === 'build' ? b.hand.filter((c) => c.type === 'attack').length > 2 : favourite(b) === 1),
  choose: {
    'citadel.card': (_b, d) => best(d.options, (o) => (readCard(o).value <= 12 ? readCard(o).value : -readCard(o).value)),
    'citadel.planet': (b, d) => best(d.options, (o) => weakHome(b, o)),
    'citadel.sign': (b, d) => best(d.options, (o) => ((o === 'raise') === (favourite(b) === 1) ? 1 : 0)),
  },
});
