import type { Answer, Choose, Seat, Spread } from '@parley/kernel';
import { type Board } from '../see/board.ts';
import { seatIn, seatOf } from '../../ids/index.ts';
import { bestAttack } from '../see/cards.ts';
import { crewOf } from './crew.ts';
import { personaOf } from './notes.ts';
import { spare, take } from './ships.ts';
import { bestProspect } from './select.ts';
import { areOne, shipCost, stakes, wouldWin } from './stakes.ts';

/** How easy it looks to win a colony in somebody's home system. */
export function weakness(b: Board, p: Seat): number {
  let fewest = 9;
  for (const planet of b.planets) if (planet.home === p && planet.ships[b.me] === 0) fewest = Math.min(fewest, planet.ships[p]);
  let power = 0;
  for (const sheet of b.sheetsOf(p)) power += (personaOf(sheet.alien).edge ?? 1) / 2;
  return -fewest - power - b.handSize(p) * 0.2 + b.score[p] * 0.3;
}

const weaknessOf = (b: Board, p: Seat | null): number => (p === null ? -99 : weakness(b, p));

/** R6.6: whom to meet. */
export const choosePrey = (b: Board, d: Choose): Answer => best(d.options, (option) => weaknessOf(b, seatIn(option)));

/** Planets on which a colony would be new and would count. */
const preyLeft = (b: Board): number =>
  b.planets.reduce((n, x) => n + (x.home >= 0 && !areOne(b, x.home, b.me) && x.ships[b.me] === 0 ? 1 : 0), 0);

/** With no more than this to be won elsewhere it is time to see who is at home. */
const LITTLE_PREY = 2;

/**
 * R6.4: with the own colour drawn: drive out somebody who is about to win, take back a planet, or draw again. Where hardly anything is
 * left to be won elsewhere another card helps nobody, so whoever has most to lose here is driven out.
 */
export function ownColour(b: Board, d: Choose): Answer {
  const guests = d.options.filter((o) => seatIn(o) !== null);
  const leader = guests.find((o) => wouldWin(b, seatOf(o)));
  if (leader !== undefined) return leader;
  if (d.options.includes('reclaim') && (b.homes[b.me] < b.forPower || bestAttack(b.hand) < 6)) return 'reclaim';
  if (preyLeft(b) <= LITTLE_PREY) return guests.length > 0 ? best(guests, (o) => b.score[seatOf(o)]) : d.options[0];
  return d.options.includes('redraw') ? 'redraw' : d.options[0];
}

/** R7.1: the planet with the fewest guards. */
export function aim(b: Board, d: Choose): Answer {
  const defense = b.encounter?.defense ?? -1;
  return best(d.options, (name) => {
    const planet = b.planet(name);
    return planet && defense >= 0 ? -planet.ships[defense] : 0;
  });
}

/** R7.2: how many ships to send: more with a good hand, fewer when it is lost anyway. */
export function launchShips(b: Board, d: Spread): Answer {
  const e = b.encounter;
  if (!e || e.defense < 0) return take(b, d, Math.max(d.min, Math.min(2, d.max)));
  const s = stakes(b);
  const cost = shipCost(b, b.me);
  let n = d.min;
  let most = -Infinity;
  for (let k = d.min; k <= d.max; k++) {
    const p = bestProspect(b, k, s);
    if (!p) break;
    // A colony with more than one ship on it can send some on.
    const value = p.value - (1 - p.wins) * k * cost + p.wins * 0.1 * k;
    if (value > most) {
      most = value;
      n = k;
    }
  }
  n = Math.max(n, Math.min(crewOf(b), d.max));
  const free = Math.max(d.min, spare(b, d));
  return take(b, d, wouldWin(b, b.me) ? Math.min(n, d.max) : Math.min(n, free));
}

/** The option that scores highest; the first of equals. */
export function best(options: readonly string[], score: (option: string) => number): string {
  let chosen = options[0];
  let most = -Infinity;
  for (const option of options) {
    const s = score(option);
    if (s > most) {
      most = s;
      chosen = option;
    }
  }
  return chosen;
}
