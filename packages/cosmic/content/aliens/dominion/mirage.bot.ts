import type { Answer, Choose } from '@parley/kernel';
import { type Board, sideOf } from '../../../bots/see/board.ts';
import { seatIn } from '../../../bots/see/options.ts';
import { best } from '../../../bots/judge/launch.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Mirage: many ships for my side, few for the other. */
function image(b: Board, d: Choose): Answer {
  const who = seatIn(d, 'who');
  const sign = sideOf(b, who) === sideOf(b, b.me) ? 1 : -1;
  return best(d.options, (o) => sign * (b.planet(o)?.ships[who] ?? 0));
}

notes('mirage', { like: 1, edge: 3, total: (v, n) => v + Math.max(n, 4), choose: { 'mirage.colony': image } });
