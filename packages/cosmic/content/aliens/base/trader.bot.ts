import { type Board, otherMain, sum } from '../../../bots/see/board.ts';
import { bestAttack, worth } from '../../../bots/see/cards.ts';
import { best } from '../../../bots/judge/launch.ts';
import { seatOf } from '../../../ids/index.ts';
import { notes } from '../../../bots/judge/notes.ts';

/** Is the hand across the table likely to be better than mine? */
const envies = (b: Board): boolean =>
  sum(b.hand.map(worth)) < b.handSize(otherMain(b)) * 1.05 || (bestAttack(b.hand) < 8 && b.handSize(otherMain(b)) > 2);

notes('trader', { like: 1, edge: 1, use: envies, choose: { 'trader.with': (b, d) => best(d.options, (o) => b.handSize(seatOf(o))) } });
