import { best } from '../../../bots/judge/launch.ts';
import { seatOf } from '../../../ids/index.ts';
import { sideOf } from '../../../bots/see/board.ts';
import { take } from '../../../bots/judge/ships.ts';
import { notes } from '../../../bots/judge/notes.ts';

notes('wormhole', {
  like: 1,
  choose: { 'wormhole.who': (b, d) => best(d.options, (o) => (seatOf(o) === b.me ? 2 : sideOf(b, seatOf(o)) === sideOf(b, b.me) ? 1 : 0)) },
  spread: { 'wormhole.more': (b, d) => take(b, d, d.max), 'wormhole.release': (b, d) => take(b, d, d.max) },
});
