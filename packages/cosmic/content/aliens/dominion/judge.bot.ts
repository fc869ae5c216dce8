import type { Board } from '../../../bots/see/board.ts';
import { bestProspect } from '../../../bots/judge/select.ts';
import { prefer } from '../../../bots/see/options.ts';
import { best } from '../../../bots/judge/launch.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { winChance } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Judge: whether I am to be the winner or the loser, as it looks. */
const verdict = (b: Board): string => ((bestProspect(b)?.wins ?? 0.5) >= 0.5 ? 'winner' : 'loser');

notes('judge', {
  like: 2,
  edge: 1,
  use: (b) => Math.abs(winChance(b) - 0.5) >= 0.1,
  choose: {
    'judge.who': (b, d) => prefer(d, verdict(b)),
    'judge.cards': (b, d) => prefer(d, d.data?.verdict === verdict(b) ? 'all' : 'none'),
    'judge.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  },
  yesno: { 'judge.colony': (b, d) => d.data?.verdict === verdict(b) },
});
