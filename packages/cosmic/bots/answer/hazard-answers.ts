import type { Answer, Choose, Spread } from '@parley/kernel';
import type { Board } from '../see/board.ts';
import { best } from '../judge/launch.ts';
import { seatOf } from '../../ids/index.ts';
import { devastation } from '../judge/planets.ts';
import { take } from '../judge/ships.ts';
import { areOne } from '../judge/stakes.ts';

export const CHOOSE: { readonly [tag: string]: (b: Board, d: Choose) => Answer } = {
  // Somebody who is far from winning is the best company.
  'hazard-alliance.partner': (b, d) => best(d.options, (o) => (areOne(b, seatOf(o), b.me) ? 9 : -b.score[seatOf(o)])),
  'entropy-beast.planet': (b, d) => best(d.options, (o) => devastation(b, o)),
};

export const SPREAD: { readonly [tag: string]: (b: Board, d: Spread) => Answer } = { 'hazard-alliance.ship': (b, d) => take(b, d, d.min) };
