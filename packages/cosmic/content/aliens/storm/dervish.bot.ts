import type { Seat } from '@parley/kernel';
import { type Board, sideOf } from '../../../bots/see/board.ts';
import { envies } from '../../../bots/judge/common.ts';
import { best } from '../../../bots/judge/launch.ts';
import { seatOf } from '../../../ids/index.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Whose hand comes to me when hands go round this way. */
function giver(b: Board, way: string): Seat {
  const ring = b.order.filter((p) => sideOf(b, p) !== null);
  const at = ring.indexOf(b.me) + (way === 'clockwise' ? -1 : 1);
  return ring[(at + ring.length) % ring.length];
}

/** Has somebody a hand that is likely to be better? */
const anyBetter = (b: Board): boolean => b.order.some((p) => p !== b.me && envies(b, b.handSize(p)));

notes('dervish', {
  edge: 1,
  use: (b) => envies(b, Math.max(...['clockwise', 'counterclockwise'].map((way) => b.handSize(giver(b, way))))),
  wild: anyBetter,
  choose: {
    'dervish.direction': (b, d) => best(d.options, (o) => b.handSize(giver(b, o))),
    'dervish.with': (b, d) => best(d.options, (o) => b.handSize(seatOf(o))),
    'dervish.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
  },
});
