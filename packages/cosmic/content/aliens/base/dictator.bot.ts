import type { Board } from '../../../bots/see/board.ts';
import { faceIds } from '../../../ids/index.ts';
import { best } from '../../../bots/judge/launch.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Whom a destiny card sends the offense to: its own colour is a turn half wasted, the leader's is next best. */
function destiny(b: Board, face: string): number {
  const said = faceIds.read(face);
  const p = said.kind === 'destiny' ? b.seatOf(said.colour) : -1;
  if (p < 0) return -2;
  if (p === b.me) return -20;
  return p === b.encounter?.offense ? 3 : b.score[p] - b.homes[p] * 0.1;
}

notes('dictator', { choose: { 'dictator.card': (b, d) => best(d.options, (o) => destiny(b, o)) } });
