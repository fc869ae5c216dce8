import { best } from '../../../bots/judge/launch.ts';
import { seatOf } from '../../../ids/index.ts';
import { isAhead } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('pretender', {
  use: (b) => b.order.some((p) => isAhead(b, p, 1)),
  choose: { 'pretender.seat': (b, d) => best(d.options, (o) => b.score[seatOf(o)] + b.homes[seatOf(o)] * 0.2) },
});
