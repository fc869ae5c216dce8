import type { Seat } from '@parley/kernel';
import type { Board } from '../see/board.ts';
import { areOne } from './stakes.ts';

// What a planet is good for.

/** A planet on which a colony is new to me: where there are fewest ships to meet. */
export function settle(b: Board, name: string, foe: Seat): number {
  const planet = b.planet(name);
  if (!planet || planet.ships[b.me] > 0) return -50;
  const guards = foe >= 0 ? planet.ships[foe] : planet.ships.reduce((n, k) => n + k, 0);
  return -guards - (planet.home === b.me ? 8 : 0) - (foe >= 0 && planet.home !== foe ? 1 : 0);
}

/** Whom the loss of a planet hurts: foreign colonies of whoever is ahead, and none of mine. */
export function devastation(b: Board, name: string): number {
  const planet = b.planet(name);
  if (!planet || planet.ships[b.me] > 0) return -50;
  return planet.ships.reduce((sum, k, p) => {
    if (k === 0) return sum;
    return areOne(b, p, b.me) ? sum - 20 : sum + (planet.home === p ? 0 : b.score[p] ** 2);
  }, 0);
}

/** A home planet of mine that is easy to take. */
export function weakHome(b: Board, name: string): number {
  const planet = b.planet(name);
  return planet && planet.home === b.me && planet.ships[b.me] > 0 ? 20 - planet.ships[b.me] : 0;
}

/** Ships that could leave without giving up a colony. */
export const spareShips = (b: Board): number => b.planets.reduce((n, planet) => n + Math.max(0, planet.ships[b.me] - 1), 0);
