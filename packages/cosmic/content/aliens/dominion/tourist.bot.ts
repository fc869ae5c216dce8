import type { Answer, Choose, Seat } from '@parley/kernel';
import type { Board } from '../../../bots/see/board.ts';
import { wordNoted } from '../../../view/read.ts';
import { best } from '../../../bots/judge/launch.ts';
import { prefer } from '../../../bots/see/options.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { spare, take } from '../../../bots/judge/ships.ts';
import { notes } from '../../../bots/judge/notes.ts';

const LINER = 'vessel/cruise-liner';

const aboard = (b: Board): number => b.shipsAt(LINER)[b.me] ?? 0;

/** Passengers that are worth a voyage: postcards, and a colony for the last of them. */
const PASSENGERS = 3;

/** Where the cruise liner would be after sailing that way. */
function port(b: Board, way: string): Seat {
  const sheet = b.sheetsOf(b.me).find((s) => s.alien === 'tourist');
  const at = b.order.indexOf(b.seatOf(sheet ? wordNoted(sheet, 'liner') : ''));
  return b.order[(at + (way === 'clockwise' ? 1 : b.order.length - 1)) % b.order.length];
}

/** Tourist: to the defense, where one may settle; without passengers towards home; else anywhere but home. */
function course(b: Board, d: Choose): Answer {
  const n = b.order.length;
  return best(d.options, (o) => {
    const to = port(b, o);
    const away = Math.abs(b.order.indexOf(to) - b.order.indexOf(b.me));
    const near = -Math.min(away, n - away);
    if (aboard(b) === 0) return near;
    const known = b.planets.some((x) => x.home === to && x.ships[b.me] > 0);
    return to === b.encounter?.defense && !known ? 10 : -near;
  });
}

notes('tourist', {
  like: 1,
  use: (b, _sheet, clause) => clause !== 'postcard' || aboard(b) > 1,
  raiseFlare: () => false,
  choose: {
    'tourist.course': course,
    'tourist.home': (b, d) => prefer(d, aboard(b) < PASSENGERS ? 'board' : 'stay'),
    'tourist.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  },
  spread: { 'tourist.board': (b, d) => take(b, d, Math.max(d.min, Math.min(d.max, PASSENGERS - aboard(b), spare(b, d)))) },
});
