import type { Board } from '../../../bots/see/board.ts';
import { faceIds, faceOf } from '../../../ids/index.ts';
import { best, weakness } from '../../../bots/judge/launch.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Whom a destiny card of mine leads to: the weakest; a wild one to whoever that is. */
function destiny(b: Board, key: string): number {
  const said = faceIds.read(faceOf(key));
  if (said.kind !== 'destiny') return said.kind === 'special' && said.special === 'wild' ? 0 : -5;
  const p = b.seatOf(said.colour);
  return p === b.me || p < 0 ? -20 : weakness(b, p);
}

notes('coordinator', { like: 1, choose: { 'coordinator.card': (b, d) => best(d.options, (o) => destiny(b, o)) } });
