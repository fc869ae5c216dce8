import type { Answer, Choose, Spread } from '@parley/kernel';
import type { Board } from './board.ts';
import { best } from './launch.ts';
import { seatOf } from '../../ids/index.ts';
import { devastation } from './planets.ts';
import { take } from './ships.ts';
import { areOne } from './stakes.ts';

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  // Somebody who is far from winning is the best company.
  'hazard-alliance.partner': (b, d) => best(d.options, (o) => (areOne(b, seatOf(o), b.me) ? 9 : -b.score[seatOf(o)])),
  'entropy-beast.planet': (b, d) => best(d.options, (o) => devastation(b, o)),
};

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = { 'hazard-alliance.ship': (b, d) => take(b, d, d.min) };
