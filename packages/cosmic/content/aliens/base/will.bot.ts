import { best, weakness } from '../../../bots/judge/launch.ts';
import { seatOf } from '../../../ids/index.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { whoIn } from '../../../bots/judge/common.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('will', {
  like: 1,
  choose: {
    'will.who': (b, d) => best(d.options, (o) => weakness(b, seatOf(o))),
    'will.where': (b, d) => best(d.options, (o) => settle(b, o, whoIn(d))),
    'will.look': (b, d) => best(d.options, (o) => weakness(b, seatOf(o))),
  },
});
