import { best } from '../../../bots/judge/launch.ts';
import { isMain, otherMain } from '../../../bots/see/board.ts';
import { seatOf } from '../../../ids/index.ts';
import { target } from '../../../bots/judge/generic.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('mind', {
  choose: { 'mind.who': (b, d) => best(d.options, (o) => (isMain(b, b.me) && seatOf(o) === otherMain(b) ? 9 : target(b, seatOf(o)))) },
});
