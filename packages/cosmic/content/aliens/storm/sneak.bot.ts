import { best } from '../../../bots/judge/launch.ts';
import { settle } from '../../../bots/judge/planets.ts';
import { target } from '../../../bots/judge/generic.ts';
import { seatOf } from '../../../ids/index.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('sneak', {
  like: 1,
  choose: {
    'sneak.planet': (b, d) => best(d.options, (o) => settle(b, o, -1)),
    'sneak.second': (b, d) => best(d.options, (o) => settle(b, o, -1)),
    'sneak.heir': (b, d) => best(d.options, (o) => -target(b, seatOf(o))),
  },
});
