import { best } from '../../../bots/judge/launch.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { isAhead } from '../../../bots/judge/common.ts';
import { seatNoted } from '../../../view/read.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('swindler', {
  use: (b, sheet, clause) => clause !== 'use' || isAhead(b, seatNoted(sheet, 'mark'), 2),
  choose: { 'swindler.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)) },
});
