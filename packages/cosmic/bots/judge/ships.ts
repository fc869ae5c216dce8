import type { Answer, Seat, Spread } from '@parley/kernel';
import type { Board } from '../see/board.ts';
import { crewOf } from './crew.ts';
import { shipsOf } from '../../ids/index.ts';

/** The place behind the id of a group of ships: without the colour and the stack. */
export const placeOf = (id: string): string => shipsOf(id).place;

/** What it hurts to take one ship from a place where this many are. */
function pain(b: Board, place: string, there: number): number {
  const planet = b.planet(place);
  // The warp has nothing to lose; ships in the encounter are at risk already.
  if (!planet) return place === 'warp' ? -1 : 0.2;
  const home = planet.home === b.me;
  if (there <= 1) {
    if (!home) return 20;
    return b.homes[b.me] <= b.forPower ? 12 : 6;
  }
  if (!home && there <= crewOf(b)) return 5;
  // A foreign colony falls only when the system's owner comes for it, so a second ship there has little to do.
  return (home ? 0.9 : 0.5) / (there - 1);
}

/** Takes `n` ships from where they are missed least: crowded home planets first, colonies never if it can be helped. */
export function take(b: Board, d: Spread, n: number): Answer {
  const left = d.places.map((p) => p.max);
  const out: { [place: string]: number } = {};
  for (let k = 0; k < n; k++) {
    let best = -1;
    let least = Infinity;
    d.places.forEach((place, i) => {
      if (left[i] === 0 || isCapped(d, place.id, out)) return;
      const hurt = pain(b, placeOf(place.id), together(d, placeOf(place.id), left)) + care(b, d, place.id);
      if (hurt < least) {
        least = hurt;
        best = i;
      }
    });
    if (best < 0) break;
    left[best]--;
    out[d.places[best].id] = (out[d.places[best].id] ?? 0) + 1;
  }
  return out;
}

/** Have as many ships been taken as may be together with this one? */
const isCapped = (d: Spread, id: string, taken: { readonly [place: string]: number }): boolean =>
  d.caps?.some(({ of, max }) => of.includes(id) && of.reduce((n, x) => n + (taken[x] ?? 0), 0) >= max) ?? false;

const WELCOME: readonly string[] = ['launch.ships', 'alliance.ships', 'ships.retrieve'];

/** Ships that carry others are kept back; special ones are for encounters, and to be brought back first. */
function care(b: Board, d: Spread, id: string): number {
  const { stack } = shipsOf(id);
  if (stack === undefined) return 0;
  const special = (b.stacks.find((x) => x.id === stack)?.marker ?? -1) >= 0;
  return special && WELCOME.includes(d.tag) ? -0.2 : 1;
}

/** Takes `n` ships of somebody else from where it hurts: lonely ones on foreign colonies first, then on home planets. */
export function hurt(b: Board, d: Spread, n: number, owner: Seat): Answer {
  const pity = ({ id, max }: Spread['places'][number]): number =>
    max + (b.planet(placeOf(id)) ? (b.planet(placeOf(id))?.home === owner ? 1.5 : 0) : 9);
  const out: { [place: string]: number } = {};
  let left = n;
  for (const place of [...d.places].sort((x, y) => pity(x) - pity(y))) {
    const k = Math.min(left, place.max);
    if (k > 0) out[place.id] = k;
    left -= k;
  }
  return out;
}

/** The ships still in a place, over all its groups. */
function together(d: Spread, place: string, left: readonly number[]): number {
  let n = 0;
  d.places.forEach((x, i) => {
    if (placeOf(x.id) === place) n += left[i];
  });
  return n;
}

/** How many ships could be taken without giving up a colony. */
export function spare(b: Board, d: Spread): number {
  let n = 0;
  const seen = new Set<string>();
  for (const { id, max } of d.places) {
    const place = placeOf(id);
    n += max;
    if (b.planet(place) && !seen.has(place)) n--;
    seen.add(place);
  }
  return n;
}

/** Puts `n` ships where they are needed: colonies with few ships first. */
export function put(b: Board, d: Spread, n: number): Answer {
  const out: { [place: string]: number } = {};
  for (let k = 0; k < n; k++) {
    let best = '';
    let least = Infinity;
    for (const { id, max } of d.places) {
      const placed = out[id] ?? 0;
      if (placed >= max) continue;
      const planet = b.planet(placeOf(id));
      const there = (planet ? planet.ships[b.me] : 0) + placed;
      const need = planet && planet.home !== b.me ? there + 1.5 : there;
      if (need < least) {
        least = need;
        best = id;
      }
    }
    if (best === '') break;
    out[best] = (out[best] ?? 0) + 1;
  }
  return out;
}

/** All of them spread anew: one for each place, foreign ones first, and the others in turn. */
export function evenly(b: Board, d: Spread): Answer {
  const out: { [place: string]: number } = {};
  const places = [...d.places].sort((x, y) => Number(isHome(b, x.id)) - Number(isHome(b, y.id)));
  for (let left = d.min, before = -1; left > 0 && left !== before;) {
    before = left;
    // Whatever is left after one each is for the planets at home.
    const open = before === d.min ? places : places.filter((x) => isHome(b, x.id));
    for (const { id, max } of open.length > 0 ? open : places) {
      if (left === 0 || (out[id] ?? 0) >= max) continue;
      out[id] = (out[id] ?? 0) + 1;
      left--;
    }
  }
  return out;
}

const isHome = (b: Board, id: string): boolean => b.planet(placeOf(id))?.home === b.me;

/** Do the ships of this question go to places, rather than come from them? */
export const isPlacing = (d: Spread): boolean =>
  d.min === d.max && d.places.length > 1 && d.places.every((p) => p.max === d.max) && d.data?.n === d.min;

/** Are these my own ships? */
export const areMine = (b: Board, d: Spread): boolean =>
  d.places.every(({ id, max }) => {
    const planet = b.planet(placeOf(id));
    return !planet || planet.ships[b.me] >= max;
  });
