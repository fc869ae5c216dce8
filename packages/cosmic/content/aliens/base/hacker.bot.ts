import { best } from '../../../bots/judge/launch.ts';
import { seatOf } from '../../../ids/index.ts';
import { target } from '../../../bots/judge/generic.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('hacker', { choose: { 'hacker.victim': (b, d) => best(d.options, (o) => b.handSize(seatOf(o)) + target(b, seatOf(o)) * 0.2) } });
